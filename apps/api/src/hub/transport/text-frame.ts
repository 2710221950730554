const finalText = 0x81;

/**
 * A websocket frame with this text, unmasked as servers send it: built once and written to any number of
 * sockets.
 */
export function toTextFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([toHeader(payload.length), payload]);
}

function toHeader(length: number): Buffer {
  if (length < 126) return Buffer.from([finalText, length]);
  const header = Buffer.alloc(length < 65_536 ? 4 : 10);
  header[0] = finalText;
  if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return header;
}
