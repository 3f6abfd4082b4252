/** German words of the lines above every screen. */
export const lines = {
  refused: 'Deine E-Mail-Adresse nimmt keine Mails an. Bitte ändere sie, sonst erreichen wir dich nicht.',
  changeAddress: 'Adresse ändern',
} as const
