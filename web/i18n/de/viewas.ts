/** German words of the banner while staff see the app as a user. */
export const viewas = {
  label: 'Ansicht als andere Person',
  as: 'Nur Ansicht als {name}',
  until: 'bis {time}',
  end: 'Beenden',
  failed: 'Die Ansicht konnte nicht beendet werden.',
} as const
