import { envelopeSchema, refusalSchema, widerEnvelopeSchema } from '@tradewind/schema/wire/envelope';

/** The response schemas of a route: its envelope, and the refusal for every failure. */
export function answers<Data extends Parameters<typeof envelopeSchema>[0]>(data: Data) {
  return { 200: envelopeSchema(data), '4xx': refusalSchema, '5xx': refusalSchema };
}

/** The same for a route that also answers 202: the requested work is in progress. */
export function answersOrAccepts<Data extends Parameters<typeof envelopeSchema>[0]>(data: Data) {
  return { ...answers(data), 202: envelopeSchema(data) };
}

/** The same for a route that also sends a browser to another address. */
export function answersOrRedirects<Data extends Parameters<typeof envelopeSchema>[0]>(data: Data) {
  return { ...answers(data), 302: envelopeSchema(data) };
}

/** The same for a route whose answer has fields beside `data`. */
export function widerAnswers<
  Data extends Parameters<typeof widerEnvelopeSchema>[0],
  Fields extends Parameters<typeof widerEnvelopeSchema>[1],
>(data: Data, fields: Fields) {
  return { 200: widerEnvelopeSchema(data, fields), '4xx': refusalSchema, '5xx': refusalSchema };
}
