import { envelopeSchema, refusalSchema, widerEnvelopeSchema } from '@tradewind/schema/wire/envelope';

/** The response schemas of a route: its envelope, and the refusal for everything that is not a 200. */
export function answers<Data extends Parameters<typeof envelopeSchema>[0]>(data: Data) {
  return { 200: envelopeSchema(data), '4xx': refusalSchema, '5xx': refusalSchema };
}

/** The same of a route whose answer says more beside `data`. */
export function widerAnswers<
  Data extends Parameters<typeof widerEnvelopeSchema>[0],
  Fields extends Parameters<typeof widerEnvelopeSchema>[1],
>(data: Data, fields: Fields) {
  return { 200: widerEnvelopeSchema(data, fields), '4xx': refusalSchema, '5xx': refusalSchema };
}
