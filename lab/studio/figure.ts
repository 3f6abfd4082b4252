/** Maps each kind of product to its drawing function, and places the drawn figure in the picture. */
import type { Kind, Look } from '../../demo/look.ts'
import { type Random, randomFrom } from '../../demo/seeded.ts'
import { backpack } from './accessories/backpack.ts'
import { belt } from './accessories/belt.ts'
import { cap } from './accessories/cap.ts'
import { crossbody } from './accessories/crossbody.ts'
import { beanie, bucketHat } from './accessories/headwear.ts'
import { scarf } from './accessories/scarf.ts'
import { socks } from './accessories/socks.ts'
import { sunglasses } from './accessories/sunglasses.ts'
import { tote } from './accessories/tote.ts'
import { pants } from './bottoms/pants.ts'
import { skirt } from './bottoms/skirt.ts'
import { plainly } from './cloth/thread.ts'
import { type Box, band, bounds, box, move, open, type Point } from './geometry.ts'
import { type Figure, type Piece, piece, type Stance, transformed } from './piece.ts'
import { shoe } from './shoes/shoes.ts'
import { loafer, slide } from './shoes/slip-ons.ts'
import { coach } from './tops/coach.ts'
import { hoodie } from './tops/hooded.ts'
import { bomber } from './tops/jackets.ts'
import { parka } from './tops/parka.ts'
import { puffer } from './tops/puffers.ts'
import { polo, shirt } from './tops/shirts.ts'
import { crewneck, tank, tee } from './tops/tops.ts'
import { trucker } from './tops/trucker.ts'
import { utilityVest } from './tops/utility-vest.ts'

interface KindDrawing {
  build(look: Look): Piece[]
  /** Largest width and height of the figure in pixels, and how it may be shown. */
  readonly width: number
  readonly height: number
  readonly stances: readonly Stance[]
}

const upperBody = { width: 890, height: 1010, stances: ['hang', 'hang', 'flat'] } as const

const lowerBody = { width: 700, height: 1090, stances: ['hang', 'flat'] } as const

const footwear = { width: 900, height: 900, stances: ['stand', 'stand', 'float'] } as const

const hats = { width: 800, height: 760, stances: ['float', 'stand', 'float'] } as const

const bags = { width: 780, height: 1040, stances: ['hang', 'flat'] } as const

const smallItems = { width: 820, height: 960, stances: ['flat'] } as const

const vest = (look: Look): Piece[] =>
  look.fabric === 'nylon' || look.fabric === 'fleece' || look.fabric === 'corduroy' ? puffer(look) : utilityVest(look)

const kindDrawings: Record<Kind, KindDrawing> = {
  tee: { build: tee, ...upperBody },
  longsleeve: { build: tee, ...upperBody },
  tank: { build: tank, ...upperBody },
  crewneck: { build: crewneck, ...upperBody },
  knit: { build: crewneck, ...upperBody },
  hoodie: { build: hoodie, ...upperBody },
  'zip-hoodie': { build: hoodie, ...upperBody },
  shirt: { build: shirt, ...upperBody },
  polo: { build: polo, ...upperBody },
  bomber: { build: bomber, ...upperBody },
  'track-jacket': { build: bomber, ...upperBody },
  'coach-jacket': { build: coach, ...upperBody },
  puffer: { build: puffer, ...upperBody },
  parka: { build: parka, ...upperBody, height: 1080 },
  'denim-jacket': { build: trucker, ...upperBody },
  vest: { build: vest, ...upperBody },
  jeans: { build: pants, ...lowerBody },
  cargo: { build: pants, ...lowerBody },
  joggers: { build: pants, ...lowerBody },
  chinos: { build: pants, ...lowerBody },
  shorts: { build: pants, ...upperBody },
  'track-pants': { build: pants, ...lowerBody },
  'parachute-pants': { build: pants, ...lowerBody },
  skirt: { build: skirt, ...upperBody },
  runner: { build: shoe, ...footwear },
  'low-top': { build: shoe, ...footwear },
  'high-top': { build: shoe, ...footwear },
  'skate-shoe': { build: shoe, ...footwear },
  boot: { build: shoe, ...footwear },
  'trail-shoe': { build: shoe, ...footwear },
  loafer: { build: loafer, ...footwear },
  slide: { build: slide, ...footwear },
  cap: { build: cap, ...hats },
  beanie: { build: beanie, ...hats },
  'bucket-hat': { build: bucketHat, ...hats },
  tote: { build: tote, ...bags },
  backpack: { build: backpack, ...bags },
  crossbody: { build: crossbody, ...bags },
  belt: { build: belt, ...smallItems },
  socks: { build: socks, ...smallItems },
  sunglasses: { build: sunglasses, ...smallItems, width: 880, stances: ['flat', 'float'] },
  scarf: { build: scarf, ...upperBody, stances: ['hang'] },
}

const gaps: Record<Stance, number> = { hang: 46, float: 130, flat: 3, stand: 0 }

const noHook: readonly Kind[] = [
  'hoodie',
  'zip-hoodie',
  'parka',
  'tote',
  'backpack',
  'crossbody',
  'scarf',
  'belt',
  'socks',
  'sunglasses',
]

/** The figure of a look, sized and turned, ready for the scene. */
export function figureOf(look: Look): Figure {
  const drawing = kindDrawings[look.kind]
  const random = randomFrom(look.seed + 3)
  const stance = random.pick(drawing.stances)
  const gap = gaps[stance]
  if (drawing === footwearDrawing(look.kind)) return { pieces: shoesShown(drawing, look, stance, random), stance, gap }
  const isHooked = stance === 'hang' && !noHook.includes(look.kind) && random.chance(0.5)
  const turn = stance === 'flat' ? random.between(0.05, 0.16) * random.pick([-1, 1]) : random.between(-0.018, 0.018)
  if (!isHooked)
    return {
      pieces: fitted(transformed(drawing.build(look), move(centre, turn, 1)), drawing.width, drawing.height),
      stance,
      gap,
    }
  const pieces = fitted(drawing.build(look), drawing.width, Math.min(drawing.height, 960), 62)
  return {
    pieces: hung(pieces, look, drawing === kindDrawings.jeans || drawing.height === lowerBody.height),
    stance,
    gap: 60,
  }
}

function footwearDrawing(kind: Kind): KindDrawing | null {
  return kindDrawings[kind].height === footwear.height && kindDrawings[kind].width === footwear.width
    ? kindDrawings[kind]
    : null
}

/** Shows one shoe, a pair on the floor, a floating shoe, or two shoes one above the other. */
function shoesShown(drawing: KindDrawing, look: Look, stance: Stance, random: Random): Piece[] {
  const one = drawing.build(look)
  if (stance === 'stand') {
    if (look.kind === 'slide' || random.chance(0.4)) return fitted(one, drawing.width, drawing.height)
    const behind = transformed(one, move(centre, 0, 0.96, [random.between(70, 120), -76]))
    return fitted([...behind, ...raised(one, 110)], drawing.width, drawing.height)
  }
  const tilt = random.between(0.2, 0.5) * random.pick([1, -1, 1])
  if (look.kind === 'boot' || look.kind === 'high-top' || random.chance(0.4))
    return fitted(transformed(one, move(centre, tilt, 1)), drawing.width, 1080)
  const lean = random.between(0.06, 0.3)
  const upper = transformed(one, move(centre, -lean, 1, [30, -250]))
  const lower = transformed(
    drawing.build(look),
    move(centre, look.kind === 'slide' ? -lean : lean, 1, [-30, 250], look.kind !== 'slide'),
  )
  return fitted([...upper, ...raised(lower, 40)], drawing.width, 1090)
}

function raised(pieces: readonly Piece[], by: number): Piece[] {
  return pieces.map((one) => (one.lift === 'solid' ? { ...one, base: one.base + by } : one))
}

/** Centre of every product, a little above the centre of the picture. */
const centre: Point = [600, 725]

function fitted(pieces: readonly Piece[], width: number, height: number, lower = 0): Piece[] {
  const around = boundsOf(pieces)
  const scale = Math.min(width / (around.right - around.left), height / (around.bottom - around.top), 1.3)
  const middle: Point = [(around.left + around.right) / 2, (around.top + around.bottom) / 2]
  return transformed(pieces, move(middle, 0, scale, [centre[0] - middle[0], centre[1] + lower - middle[1]]))
}

function boundsOf(pieces: readonly Piece[]): Box {
  const boxes = pieces.map(({ shape }) => bounds(shape))
  return {
    left: Math.min(...boxes.map((one) => one.left)),
    right: Math.max(...boxes.map((one) => one.right)),
    top: Math.min(...boxes.map((one) => one.top)),
    bottom: Math.max(...boxes.map((one) => one.bottom)),
  }
}

/** A rail with a hook; trousers hang from two clips. */
function hung(pieces: readonly Piece[], look: Look, hasClips: boolean): Piece[] {
  const { top } = boundsOf(pieces)
  const railY = top - 84
  const steel = randomFrom(look.seed + 5).pick(['#c4c4c8', '#2b2b2e', '#c9ab6b'])
  const metal = { surface: 'metal', swell: 20, round: 14 } as const
  const rail = piece(box(-20, railY - 15, 1220, railY + 15), plainly(steel), { ...metal, base: 10 })
  const hook = piece(
    band(
      open([600, top + 60], [600, railY + 40], [612, railY + 26], [630, railY], [600, railY - 28], [568, railY - 6]),
      11,
    ),
    plainly(steel),
    { ...metal, swell: 10, round: 6, base: 34 },
  )
  if (!hasClips) return [rail, hook, ...pieces]
  const waist = pieces
    .map(({ shape }) => bounds(shape))
    .filter((one) => one.top < top + 60)
    .reduce((best, one) => (one.right - one.left > best.right - best.left ? one : best))
  const bar = piece(box(waist.left + 20, top - 26, waist.right - 20, top - 14, 6), plainly(steel), {
    ...metal,
    swell: 9,
    round: 6,
    base: 30,
  })
  const clips = [waist.left + 70, waist.right - 70].map((x) =>
    piece(box(x - 17, top - 36, x + 17, top + 44, 6), plainly(steel), { ...metal, swell: 10, round: 10, base: 96 }),
  )
  return [rail, hook, bar, ...pieces, ...clips]
}
