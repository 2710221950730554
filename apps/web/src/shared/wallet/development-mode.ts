/** Announces the built-in wallet of local builds; a production build does not contain it. */
export async function startDevelopmentWallet(): Promise<void> {
  if (import.meta.env.MODE === 'production') return;
  const { announceDevelopmentWallet } = await import('./development/announce.ts');
  announceDevelopmentWallet();
}
