export const maintenance = {
  title: 'Back soon',
  text: 'Tradewind is under maintenance. Your tokens are in your own wallet and in contracts that keep working without this page.',
};
