import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { live } from './answer-kind.ts';
import { documentationPage, documentationStyleSource } from './documentation-page.ts';

/** The OpenAPI document from the routes' schemas, and our own page of it without scripts. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tradewind API',
        version: '0.1.0',
        description: 'Paths are matched in any letter case.',
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { config: live, schema: { hide: true } }, async () => app.swagger());
  app.get('/docs', { config: live, schema: { hide: true } }, async (_request, reply) => {
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src ${documentationStyleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(documentationPage(app.swagger()));
  });
}
