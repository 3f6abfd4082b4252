/** German words of the area of content in the administration. */
export const content = {
  'view-filters': 'Nachrichtenfilter',
  'view-figures': 'Startseite',
  'view-help': 'Hilfe',
  'view-backgrounds': 'Hintergrundbilder',
} as const
