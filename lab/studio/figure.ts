/** Maps each kind of product to its drawing function, and places the drawn figure in the picture. */
import type { Kind, Look } from '../../demo/look.ts'
import { pants } from './bottoms/pants.ts'
import { skirt } from './bottoms/skirt.ts'
import { plainly } from './cloth/thread.ts'
import { type Box, band, bounds, box, move, open, type Point } from './geometry.ts'
import { backpack } from './goods/backpack.ts'
import { belt } from './goods/belt.ts'
import { cap } from './goods/cap.ts'
import { crossbody } from './goods/crossbody.ts'
import { beanie, bucketHat } from './goods/headwear.ts'
import { scarf } from './goods/scarf.ts'
import { socks } from './goods/socks.ts'
import { sunglasses } from './goods/sunglasses.ts'
import { tote } from './goods/tote.ts'
import { carried, type Figure, type Piece, piece, type Stance } from './piece.ts'
import { type Dice, dice } from './random.ts'
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

interface Making {
  build(look: Look): Piece[]
  /** The largest box the figure may fill, and how it may be shown. */
  readonly width: number
  readonly height: number
  readonly stances: readonly Stance[]
}

const worn = { width: 890, height: 1010, stances: ['hang', 'hang', 'flat'] } as const

const legged = { width: 700, height: 1090, stances: ['hang', 'flat'] } as const

const shod = { width: 900, height: 900, stances: ['stand', 'stand', 'float'] } as const

const headed = { width: 800, height: 760, stances: ['float', 'stand', 'float'] } as const

const carriedBag = { width: 780, height: 1040, stances: ['hang', 'flat'] } as const

const laid = { width: 820, height: 960, stances: ['flat'] } as const

const vest = (look: Look): Piece[] =>
  look.fabric === 'nylon' || look.fabric === 'fleece' || look.fabric === 'corduroy' ? puffer(look) : utilityVest(look)

const makings: Record<Kind, Making> = {
  tee: { build: tee, ...worn },
  longsleeve: { build: tee, ...worn },
  tank: { build: tank, ...worn },
  crewneck: { build: crewneck, ...worn },
  knit: { build: crewneck, ...worn },
  hoodie: { build: hoodie, ...worn },
  'zip-hoodie': { build: hoodie, ...worn },
  shirt: { build: shirt, ...worn },
  polo: { build: polo, ...worn },
  bomber: { build: bomber, ...worn },
  'track-jacket': { build: bomber, ...worn },
  'coach-jacket': { build: coach, ...worn },
  puffer: { build: puffer, ...worn },
  parka: { build: parka, ...worn, height: 1080 },
  'denim-jacket': { build: trucker, ...worn },
  vest: { build: vest, ...worn },
  jeans: { build: pants, ...legged },
  cargo: { build: pants, ...legged },
  joggers: { build: pants, ...legged },
  chinos: { build: pants, ...legged },
  shorts: { build: pants, ...worn },
  'track-pants': { build: pants, ...legged },
  'parachute-pants': { build: pants, ...legged },
  skirt: { build: skirt, ...worn },
  runner: { build: shoe, ...shod },
  'low-top': { build: shoe, ...shod },
  'high-top': { build: shoe, ...shod },
  'skate-shoe': { build: shoe, ...shod },
  boot: { build: shoe, ...shod },
  'trail-shoe': { build: shoe, ...shod },
  loafer: { build: loafer, ...shod },
  slide: { build: slide, ...shod },
  cap: { build: cap, ...headed },
  beanie: { build: beanie, ...headed },
  'bucket-hat': { build: bucketHat, ...headed },
  tote: { build: tote, ...carriedBag },
  backpack: { build: backpack, ...carriedBag },
  crossbody: { build: crossbody, ...carriedBag },
  belt: { build: belt, ...laid },
  socks: { build: socks, ...laid },
  sunglasses: { build: sunglasses, ...laid, width: 880, stances: ['flat', 'float'] },
  scarf: { build: scarf, ...worn, stances: ['hang'] },
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
  const making = makings[look.kind]
  const chance = dice(look.seed + 3)
  const stance = chance.pick(making.stances)
  const gap = gaps[stance]
  if (making === shodMaking(look.kind)) return { pieces: shoesShown(making, look, stance, chance), stance, gap }
  const isHooked = stance === 'hang' && !noHook.includes(look.kind) && chance.chance(0.5)
  const turn = stance === 'flat' ? chance.between(0.05, 0.16) * chance.pick([-1, 1]) : chance.between(-0.018, 0.018)
  if (!isHooked)
    return {
      pieces: fitted(carried(making.build(look), move(centre, turn, 1)), making.width, making.height),
      stance,
      gap,
    }
  const pieces = fitted(making.build(look), making.width, Math.min(making.height, 960), 62)
  return { pieces: hung(pieces, look, making === makings.jeans || making.height === legged.height), stance, gap: 60 }
}

function shodMaking(kind: Kind): Making | null {
  return makings[kind].height === shod.height && makings[kind].width === shod.width ? makings[kind] : null
}

/** Shoes come alone, as a pair on the floor, flying, or one above the other. */
function shoesShown(making: Making, look: Look, stance: Stance, chance: Dice): Piece[] {
  const one = making.build(look)
  if (stance === 'stand') {
    if (look.kind === 'slide' || chance.chance(0.4)) return fitted(one, making.width, making.height)
    const behind = carried(one, move(centre, 0, 0.96, [chance.between(70, 120), -76]))
    return fitted([...behind, ...raised(one, 110)], making.width, making.height)
  }
  const tilt = chance.between(0.2, 0.5) * chance.pick([1, -1, 1])
  if (look.kind === 'boot' || look.kind === 'high-top' || chance.chance(0.4))
    return fitted(carried(one, move(centre, tilt, 1)), making.width, 1080)
  const lean = chance.between(0.06, 0.3)
  const upper = carried(one, move(centre, -lean, 1, [30, -250]))
  const lower = carried(
    making.build(look),
    move(centre, look.kind === 'slide' ? -lean : lean, 1, [-30, 250], look.kind !== 'slide'),
  )
  return fitted([...upper, ...raised(lower, 40)], making.width, 1090)
}

function raised(pieces: readonly Piece[], by: number): Piece[] {
  return pieces.map((one) => (one.lift === 'solid' ? { ...one, base: one.base + by } : one))
}

/** Where the middle of every product lies: a little above the picture's. */
const centre: Point = [600, 725]

function fitted(pieces: readonly Piece[], width: number, height: number, lower = 0): Piece[] {
  const around = boundsOf(pieces)
  const scale = Math.min(width / (around.right - around.left), height / (around.bottom - around.top), 1.3)
  const middle: Point = [(around.left + around.right) / 2, (around.top + around.bottom) / 2]
  return carried(pieces, move(middle, 0, scale, [centre[0] - middle[0], centre[1] + lower - middle[1]]))
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
  const steel = dice(look.seed + 5).pick(['#c4c4c8', '#2b2b2e', '#c9ab6b'])
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
