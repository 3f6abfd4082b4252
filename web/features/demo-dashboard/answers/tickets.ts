import type { Ticket, TicketMessage, TicketRow } from '#contract/support.ts'
import type { Language } from '#contract/vocabulary.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { DEMO_BRAND_ID, demoId } from '../label/demo-id.ts'
import { PRODUCTS } from '../label/products.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { unknown } from './refusals.ts'

type Texts = Readonly<Record<Language, string>>

interface DemoTicket {
  readonly number: string
  readonly subject: Texts
  readonly category: Ticket['category']
  readonly state: 'waiting_customer' | 'closed'
  readonly daysAgo: number
  readonly texts: readonly { readonly side: TicketMessage['side']; readonly hour: number; readonly text: Texts }[]
}

const TICKETS: readonly DemoTicket[] = [
  {
    number: 'SW-100412',
    subject: {
      de: 'Zwei Größen fehlen nach dem Import',
      en: 'Two sizes are missing after the import',
    },
    category: 'import',
    state: 'waiting_customer',
    daysAgo: 1,
    texts: [
      {
        side: 'customer',
        hour: 9,
        text: {
          de: 'Hallo, nach dem Import von herbst-nachschub.csv fehlen bei zwei Hoodies die Größen XS und XXL. In der Datei stehen sie.',
          en: 'Hello, after importing herbst-nachschub.csv two hoodies lack the sizes XS and XXL. They are in the file.',
        },
      },
      {
        side: 'staff',
        hour: 11,
        text: {
          de: 'Hallo, die beiden Zeilen haben „2XS“ und „2XL“ in der Spalte „Farbe“ statt „Größe“. Ordne die Spalte unter „Spalten zuordnen“ neu zu, dann kommen sie mit. Klappt es?',
          en: 'Hello, both rows have “2XS” and “2XL” in the column “colour” instead of “size”. Map that column anew, then they come along. Does that work?',
        },
      },
    ],
  },
  {
    number: 'SW-100287',
    subject: { de: 'Zweite Domain bestätigen', en: 'Verify a second domain' },
    category: 'products',
    state: 'closed',
    daysAgo: 41,
    texts: [
      {
        side: 'customer',
        hour: 14,
        text: {
          de: 'Wir haben einen zweiten Shop für Outlet-Ware. Können Links auch dorthin führen?',
          en: 'We have a second shop for outlet goods. May links lead there, too?',
        },
      },
      {
        side: 'staff',
        hour: 15,
        text: {
          de: 'Ja. Füge die Domain unter „Einstellungen“, „Domains“ hinzu und bestätige sie wie die erste.',
          en: 'Yes. Add the domain under “Settings”, “Domains” and verify it like the first one.',
        },
      },
    ],
  },
]

const at = ({ time }: DemoWorld, daysAgo: number, hour: number): string =>
  momentOf(daysLater(time.today, -daysAgo), hour)

const rowOf = (world: DemoWorld, ticket: DemoTicket, no: number): TicketRow => ({
  id: demoId('ticket', no + 1),
  number: ticket.number,
  subject: ticket.subject[world.language],
  category: ticket.category,
  state: ticket.state,
  openedBy: 'mia.brodersen',
  createdAt: at(world, ticket.daysAgo, ticket.texts[0]?.hour ?? 9),
  updatedAt: at(world, ticket.daysAgo, ticket.texts.at(-1)?.hour ?? 9),
})

export const tickets: DemoAnswer<'GET /api/tickets'> = (world) => ({
  tickets: TICKETS.map((ticket, no) => rowOf(world, ticket, no)),
  cursor: null,
})

export const ticket: DemoAnswer<'GET /api/tickets/{id}'> = (world, { params }) => {
  const no = TICKETS.findIndex((_, place) => demoId('ticket', place + 1) === params.id)
  const found = TICKETS[no]
  if (!found) throw unknown(world.language)
  return {
    ...rowOf(world, found, no),
    brandId: DEMO_BRAND_ID,
    urgency: 'normal',
    reference: null,
    hasDiagnostics: false,
    messages: found.texts.map(({ side, hour, text }, place) => ({
      id: demoId('ticket-message', no * 10 + place + 1),
      side,
      author: side === 'customer' ? 'mia.brodersen' : null,
      isOwn: side === 'customer',
      text: text[world.language],
      attachments: [],
      createdAt: at(world, found.daysAgo, hour),
    })),
    events: [],
    follows: null,
    conversationId: null,
    mergedInto: null,
    reopensUntil: null,
    replyBy: null,
    rating: found.state === 'closed' ? { state: 'given', stars: 5 } : { state: 'none', stars: null },
  }
}

const MOST = 20

export const ticketReferences: DemoAnswer<'GET /api/brand/ticket-references'> = (_world, { query }) => {
  const words = (query?.q ?? '').toLowerCase()
  const references = PRODUCTS.filter(({ piece }) => piece.name.toLowerCase().includes(words))
    .slice(0, MOST)
    .map(({ id, piece }) => ({ type: 'product' as const, id, name: piece.name }))
  return { references: query?.type === 'product' ? references : [] }
}
