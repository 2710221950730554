import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { z } from 'zod';

const maximumBytes = 16 * 1024;
const cspReportsPerMinute = 20;

const violationSchema = z.object({
  'effective-directive': z.string().max(100).optional(),
  effectiveDirective: z.string().max(100).optional(),
  'blocked-uri': z.string().max(2000).optional(),
  blockedURL: z.string().max(2000).optional(),
});

const cspReportSchema = z.union([
  z.object({ 'csp-report': violationSchema }).transform((cspReport) => [cspReport['csp-report']]),
  z.array(z.object({ body: violationSchema })).transform((cspReports) => cspReports.map(({ body }) => body)),
]);

/** Receives CSP reports. Logs directive and origin without paths or addresses, a few reports a minute. */
export function createCspReportLog(logger: Logger) {
  let minute = 0;
  let count = 0;
  const isAllowed = (): boolean => {
    const now = Math.floor(Date.now() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    return count <= cspReportsPerMinute;
  };
  const log = (text: string): void => {
    const cspReport = cspReportSchema.safeParse(parseJson(text));
    if (!cspReport.success) return;
    for (const violation of cspReport.data) {
      if (!isAllowed()) return;
      const directive = violation['effective-directive'] ?? violation.effectiveDirective;
      const blocked = toOrigin(violation['blocked-uri'] ?? violation.blockedURL);
      logger.warn({ directive, blocked }, 'content security policy violation');
    }
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.length > maximumBytes) request.destroy();
    });
    request.on('end', () => {
      log(text);
      response.writeHead(204).end();
    });
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toOrigin(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : url?.slice(0, 40);
}
