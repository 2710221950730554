type Negotiation = {
  version: 0 | 1;
  connectionId: string;
  connectionToken: string;
  isStateful: boolean;
};

/** The answer to `negotiate`; in version 0 the id is the token. Resumption is offered only on request. */
export function toNegotiation({ version, connectionId, connectionToken, isStateful }: Negotiation) {
  return {
    negotiateVersion: version,
    connectionId: version === 0 ? connectionToken : connectionId,
    ...(version === 0 ? {} : { connectionToken }),
    ...(isStateful ? { useStatefulReconnect: true } : {}),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  };
}
