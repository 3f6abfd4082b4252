/** German words of the area of content in the administration. */
export const content = {
  'view-filters': 'Nachrichtenfilter',
  'view-figures': 'Startseite',
  'view-help': 'Hilfe',
  'view-mails': 'Mails',
  'view-synonyms': 'Synonyme',
  'view-backgrounds': 'Hintergrundbilder',
} as const
