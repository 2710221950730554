export const marketInfo = {
  noChangeKnown: 'Unbekannt: vor 24 Stunden gab es keinen Preis',
};
