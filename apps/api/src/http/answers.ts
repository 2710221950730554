import { envelopeSchema, refusalSchema } from '@tradewind/schema/wire/envelope';

/** The response schemas of a route: its envelope, and the refusal for everything that is not a 200. */
export function answers<Data extends Parameters<typeof envelopeSchema>[0]>(data: Data) {
  return { 200: envelopeSchema(data), '4xx': refusalSchema, '5xx': refusalSchema };
}
