/** Errors of conversations; part of `errors.ts`. */
export const CHAT_ERRORS = {
  'chat.unknown': {
    status: 404,
    de: 'Diese Unterhaltung gibt es hier nicht (mehr).',
    en: 'This conversation does not exist (any more).',
  },
  'chat.blocked': {
    status: 403,
    de: 'In dieser Unterhaltung lässt sich gerade nicht schreiben.',
    en: 'You cannot write in this conversation right now.',
  },
  'chat.own-brand': {
    status: 409,
    de: 'Das ist deine eigene Marke.',
    en: 'This is your own brand.',
  },
  'chat.first-long': {
    status: 400,
    de: 'Die erste Nachricht darf höchstens 1000 Zeichen haben.',
    en: 'The first message can have at most 1000 characters.',
  },
  'chat.filtered': {
    status: 400,
    de: 'Diese Nachricht enthält etwas, das hier nicht erlaubt ist. Ändere sie und sende sie noch einmal.',
    en: 'This message contains something that is not allowed here. Change it and send it again.',
  },
  'chat.own-message': {
    status: 409,
    de: 'Deine eigene Nachricht lässt sich nicht melden.',
    en: 'You cannot report a message of your own.',
  },
  'chat.pictures-early': {
    status: 409,
    de: 'Bilder gehen in dieser Unterhaltung nach der ersten Antwort.',
    en: 'Pictures can be sent in this conversation after the first answer.',
  },
  'chat.pictures-young': {
    status: 403,
    de: 'Bilder kannst du Marken schicken, sobald dein Konto einen Tag alt ist.',
    en: 'You can send pictures to labels once your account is a day old.',
  },
  'chat.picture-gone': {
    status: 409,
    de: 'Ein Bild dieser Nachricht ist nicht angekommen. Füge es noch einmal hinzu.',
    en: 'A picture of this message did not arrive. Add it again.',
  },
  'chat.in-ticket': {
    status: 409,
    de: 'Alles davon steht schon in einem Ticket.',
    en: 'All of this is in a ticket already.',
  },
  'chat.snooze-time': {
    status: 400,
    de: 'Wähl einen Zeitpunkt in den nächsten 90 Tagen.',
    en: 'Choose a time within the next 90 days.',
  },
  'chat.labels-full': {
    status: 409,
    de: 'Mehr als fünf Stichwörter hat eine Unterhaltung nicht.',
    en: 'A conversation has at most five labels.',
  },
  'chat.no-such-colleague': {
    status: 409,
    de: 'Diese Person beantwortet hier keine Nachrichten.',
    en: 'This person does not answer messages here.',
  },
} as const
