/** German words of the frame and the overview of a brand's workspace. */
export const workspace = {
  title: 'Marken-Dashboard',
  overview: 'Übersicht',
  sections: 'Bereiche',
  openMenu: 'Menü öffnen',
  menu: 'Menü',
  brand: 'Marke',
  narrowRail: 'Navigation einklappen',
  wideRail: 'Navigation ausklappen',
  toDeck: 'Zum Deck',
  loadFailed: 'Dein Arbeitsbereich konnte nicht geladen werden.',
  noBrandTitle: 'Noch keine Marke',
  noBrandText:
    'Hier arbeiten Marken: Produkte, Bilder, Team. Registriere deine, sie ist meist am nächsten Werktag geprüft.',
  noBrandAction: 'Als Marke registrieren',
  notAllowedTitle: 'Dafür fehlt dir die Berechtigung.',
  notAllowedText: 'Inhaber und Admins deiner Marke können das, oder dir die Rolle dafür geben.',
  'status-pending_review': 'In Prüfung',
  'status-changes_requested': 'Änderung nötig',
  'status-approved': 'Öffentlich',
  'status-rejected': 'Abgelehnt',
  'status-suspended': 'Gesperrt',
  'statusText-pending_review':
    'Wir prüfen deine Marke, meist bis zum nächsten Werktag. Bis dahin sieht sie nur dein Team.',
  'statusText-changes_requested':
    'Bei der Prüfung fehlte etwas. Was, steht in unserer Mail. Bis dahin sieht nur dein Team die Marke.',
  'statusText-rejected': 'Deine Marke wurde abgelehnt. Die Begründung steht in unserer Mail.',
  'statusText-suspended':
    'Deine Marke ist gesperrt: Nichts von ihr ist öffentlich. Die Begründung steht in unserer Mail.',
  'role-owner': 'Inhaber',
  'role-admin': 'Admin',
  'role-editor': 'Redaktion',
  'role-marketing': 'Marketing',
  'role-support': 'Support',
  'role-finance': 'Buchhaltung',
} as const
