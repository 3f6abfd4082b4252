/** Errors of support's tickets; part of `errors.ts`. */
export const SUPPORT_ERRORS = {
  'tickets.unknown': {
    status: 404,
    de: 'Dieses Ticket gibt es nicht, oder du kannst es nicht sehen.',
    en: 'This ticket does not exist, or you cannot see it.',
  },
  'tickets.critical': {
    status: 403,
    de: '„Kritisch“ gibt es in den Tarifen Pro und Studio. Nimm „hoch“.',
    en: '“Critical” comes with the plans Pro and Studio. Choose “high”.',
  },
  'tickets.reference': {
    status: 409,
    de: 'Das, worauf sich das Ticket bezieht, gibt es nicht mehr. Wähle es neu oder lass es weg.',
    en: 'What the ticket refers to does not exist any more. Choose it again or leave it out.',
  },
  'tickets.closed': {
    status: 409,
    de: 'Dieses Ticket ist schon länger geschlossen. Öffne ein neues dazu.',
    en: 'This ticket has been closed for a while. Open a new one that refers to it.',
  },
  'tickets.merged': {
    status: 409,
    de: 'Dieses Ticket geht in einem anderen weiter. Antworte dort.',
    en: 'This ticket goes on in another one. Answer there.',
  },
  'tickets.attachment': {
    status: 409,
    de: 'Ein Anhang ist nicht mehr da. Füge ihn neu hinzu.',
    en: 'An attachment is no longer there. Add it again.',
  },
  'tickets.file-unknown': {
    status: 404,
    de: 'Diese Datei ist nicht mehr da.',
    en: 'This file is no longer there.',
  },
  'tickets.attachment-type': {
    status: 415,
    de: 'Erlaubt sind JPG, PNG, WebP, PDF, CSV, XML und Text. Der Inhalt zählt, nicht der Name.',
    en: 'JPG, PNG, WebP, PDF, CSV, XML and text are allowed. The content counts, not the name.',
  },
  'tickets.attachment-empty': {
    status: 400,
    de: 'Die Datei ist leer.',
    en: 'The file is empty.',
  },
  'tickets.rating': {
    status: 409,
    de: 'Bewerten kannst du ein Ticket einmal, ab einem Tag nach dem Schließen.',
    en: 'You can rate a ticket once, from a day after it was closed.',
  },
  'tickets.merge': {
    status: 409,
    de: 'Nur zwei offene Tickets derselben Marke oder Person lassen sich zusammenführen.',
    en: 'Only two open tickets of the same brand or person can be merged.',
  },
  'tickets.state': {
    status: 409,
    de: 'Das geht in diesem Zustand nicht.',
    en: 'This is not possible in this state.',
  },
  'tickets.taken': {
    status: 409,
    de: 'Das Ticket hat inzwischen jemand anderes übernommen.',
    en: 'Someone else has taken this ticket meanwhile.',
  },
  'tickets.shortcut': {
    status: 409,
    de: 'Dieses Kürzel gibt es schon.',
    en: 'This shortcut exists already.',
  },
  'tickets.saved-reply-unknown': {
    status: 404,
    de: 'Diese Antwortvorlage gibt es nicht mehr.',
    en: 'This saved reply does not exist any more.',
  },
  'tickets.saved-replies-full': {
    status: 409,
    de: 'Mehr Antwortvorlagen gehen nicht. Lösche zuerst eine.',
    en: 'There cannot be more saved replies. Delete one first.',
  },
} as const
