/** German words of the daily reminder. */
export const reminder = {
  title: 'Erinnerung',
  label: 'Täglich erinnern',
  hint: 'Jeden Tag um 10:00 Uhr, nach der Uhr deines Geräts.',
  text: 'Neue Produkte warten auf dich!',
  deniedTitle: 'Berechtigung verweigert',
  deniedText: 'Erlaube Mitteilungen für diese App in den Einstellungen deines Geräts.',
  failed: 'Die Erinnerung konnte nicht geändert werden.',
} as const
