import type { DemoAnswer } from './demo-answer.ts'

const MORNING = { from: '09:30', to: '12:30' } as const
const AFTERNOON = { from: '13:30', to: '17:00' } as const
const DAY = [MORNING, AFTERNOON]

const WORDS = {
  de: {
    away: 'Moin! Gerade sind wir im Lager oder im Feierabend. Schreib uns ruhig, wir melden uns, sobald wir wieder da sind.',
    replies: [
      {
        shortcut: 'groesse',
        text: 'Moin {{vorname}}, {{produkt}} fällt normal aus. Zwischen zwei Größen nimm die größere.',
      },
      {
        shortcut: 'retoure',
        text: 'Moin {{vorname}}, zurückschicken kannst du 30 Tage lang. Das Etikett liegt im Paket.',
      },
      { shortcut: 'wieder-da', text: 'Gute Nachricht, {{vorname}}: {{produkt}} ist wieder da. {{link}}' },
    ],
  },
  en: {
    away: 'Hi! We are in the warehouse or at home right now. Do write, we answer as soon as we are back.',
    replies: [
      { shortcut: 'return', text: 'Hi {{vorname}}, you can send it back for 30 days. The label is in the parcel.' },
      {
        shortcut: 'size',
        text: 'Hi {{vorname}}, {{produkt}} runs true to size. Between two sizes take the larger one.',
      },
      { shortcut: 'back', text: 'Good news, {{vorname}}: {{produkt}} is back. {{link}}' },
    ],
  },
} as const

export const chatSettings: DemoAnswer<'GET /api/brand/chat-settings'> = ({ language }) => ({
  version: 3,
  hours: { week: [DAY, DAY, DAY, DAY, [MORNING], [], []], isOpenOnHolidays: false },
  awayText: WORDS[language].away,
  replies: [...WORDS[language].replies],
})
