import type { Category } from '#contract/brand-products.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Piece } from './piece.ts'

type Texts = Readonly<Record<Language, string>>

/** What the pieces of a kind have in common. */
const KINDS: Readonly<Partial<Record<Category, Texts>>> = {
  't-shirts': {
    de: 'Schwerer Jersey mit 240 g/m², gerader Sitz, verstärkter Kragen. Vorgewaschen, damit die Größe bleibt, wie sie ist.',
    en: 'Heavy jersey at 240 gsm, straight fit, reinforced collar. Prewashed, so the size stays the way it is.',
  },
  longsleeves: {
    de: 'Dichter Jersey, lange Bündchen, ein Saum mit doppelter Naht. Sitzt gerade und lässt sich gut unter einer Jacke tragen.',
    en: 'Dense jersey, long cuffs and a double-stitched hem. Sits straight and layers well under a jacket.',
  },
  hoodies: {
    de: 'Angerauter Sweat mit 420 g/m², doppelte Kapuze, breite Bündchen. Die Taschen sind verstärkt, die Kordel ist geflochten.',
    en: 'Brushed fleece at 420 gsm, lined hood, wide ribs. Reinforced pockets and a braided drawcord.',
  },
  sweaters: {
    de: 'Fester Griff, weiche Innenseite, Rippe am Hals und an den Ärmeln. Etwas weiter geschnitten, fällt trotzdem nicht zu lang.',
    en: 'Firm outside, soft inside, ribbed at neck and sleeves. Cut a little wider without running long.',
  },
  jackets: {
    de: 'Wind- und wasserabweisend, mit verdecktem Reißverschluss und zwei Innentaschen. Die Nähte sind innen verklebt.',
    en: 'Repels wind and water, with a covered zip and two inner pockets. The seams are taped inside.',
  },
  cargo: {
    de: 'Sechs Taschen, weites Bein, Bund mit Riegeln zum Verstellen. Der Stoff wird mit jedem Waschen weicher.',
    en: 'Six pockets, wide leg, adjustable waist tabs. The fabric gets softer with every wash.',
  },
  jeans: {
    de: 'Fester Denim mit 12,5 Unzen und geradem Reißverschluss. Kräftige Nähte, fünf Taschen, kein Schnickschnack.',
    en: 'Firm 12.5 oz denim with a straight zip fly. Strong seams, five pockets, nothing else.',
  },
  joggers: {
    de: 'Weicher Sweat mit seitlichem Streifen, Taschen mit Reißverschluss, Saum mit Bündchen.',
    en: 'Soft fleece with a side stripe, zip pockets and ribbed hems.',
  },
  shorts: {
    de: 'Leichter Twill, elastischer Bund, tiefe Taschen. Endet knapp über dem Knie.',
    en: 'Light twill, elastic waist, deep pockets. Ends just above the knee.',
  },
  sneaker: {
    de: 'Obermaterial aus Mesh und Velours, gedämpfte Sohle, herausnehmbares Fußbett. Fällt normal aus.',
    en: 'Mesh and suede upper, cushioned sole, removable insole. True to size.',
  },
  'sports-shoes': {
    de: 'Griffige Sohle mit Stollen, Schutz an der Spitze, schnell trocknendes Mesh. Für Schotter, Deich und Treppe.',
    en: 'Grippy lugged sole, toe guard, quick-drying mesh. For gravel, dykes and stairs.',
  },
  boots: {
    de: 'Fester Schaft, dicke Sohle, Lasche mit Polster. Hält Regen ab und läuft sich in drei Tagen ein.',
    en: 'Firm shaft, thick sole, padded tongue. Keeps the rain out and breaks in within three days.',
  },
  caps: {
    de: 'Sechs Felder, gebogener Schirm, verstellbarer Riemen mit Metallschließe.',
    en: 'Six panels, curved brim, adjustable strap with a metal buckle.',
  },
  bags: {
    de: 'Festes Canvas, 18 Liter, Innentasche mit Reißverschluss. Die Henkel passen über eine dicke Jacke.',
    en: 'Sturdy canvas, 18 litres, inner zip pocket. The handles fit over a thick jacket.',
  },
  belts: {
    de: 'Gewebtes Band mit Schließe aus mattem Metall. Lässt sich kürzen.',
    en: 'Woven webbing with a matt metal buckle. Can be cut to length.',
  },
}

/** One sentence of its own, then what its kind has in common; drafts have only a note. */
export function textOf(piece: Piece, language: Language): string {
  if (piece.stage === 'draft') return ''
  const colour = piece.colourName[language]
  const first =
    language === 'de'
      ? `${piece.name} in ${colour}, entworfen an der Küste und gemacht für jeden Tag, an dem der Wind dreht.`
      : `${piece.name} in ${colour}, designed on the coast and made for every day the wind turns.`
  return `${first} ${KINDS[piece.category]?.[language] ?? ''}`.trim()
}

/** What the picture shows, for those who do not see it. */
export const altOf = ({ name, colourName }: Piece, language: Language): string =>
  language === 'de' ? `${name}, Farbe ${colourName.de}` : `${name} in ${colourName.en}`
