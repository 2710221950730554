export const quickSwap = {
  title: 'Schneller Tausch',
  from: 'Von',
  to: 'In',
  atPrices: 'In (zum Marktpreis)',
  exactTerms: 'Die nächste Seite zeigt die genauen Bedingungen.',
  noPrice: 'kein Preis dieser Token ist bekannt',
  switchSides: 'Seiten tauschen',
  review: 'Tausch prüfen',
};
