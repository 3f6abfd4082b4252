// Trust R06, Trust I2: model-based test. After any actions on several devices the saved products equal those of a model.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckWorld, openDeckWorld } from './testing/deck-world.ts'
import { inventedProduct } from './testing/invented-products.ts'

const PRODUCTS = 5
const DEVICES = 3
const RESTART = ['user-seen-products', 'user-viewed-products', 'user-swipe-history', 'user-ai-cache'] as const

let deck: DeckWorld
let ids: string[]

beforeAll(async () => {
  deck = await openDeckWorld({
    products: Array.from({ length: PRODUCTS }, (_, n) => inventedProduct(n)),
    brands: PRODUCTS,
    processes: 2,
  })
  ids = deck.products.map((product) => product.id)
})
afterAll(() => deck.close())

interface Logged {
  readonly product: number
  readonly action: 'like' | 'pass' | 'unsave'
  /** Saved products before this entry, oldest first. */
  readonly before: readonly number[]
}

/** The model of one user according to the specification. */
class Model {
  saved: number[] = []
  seen = new Set<number>()
  log: Logged[] = []
  /** Position of the last swipe in the log, while it can be undone. */
  undoable: number | null = null
  /** Log entries before this one were cleared from the saved products. */
  clearedAt = 0

  swipe(product: number, action: Logged['action']): void {
    this.log.push({ product, action, before: [...this.saved] })
    if (action === 'like') {
      if (!this.saved.includes(product)) this.saved.push(product)
    } else this.saved = this.saved.filter((other) => other !== product)
    if (action === 'unsave') return
    this.seen.add(product)
    this.undoable = this.log.length - 1
  }

  undo(): number | null {
    if (this.undoable === null) return null
    const at = this.undoable
    this.undoable = null
    const { product, before } = this.log[at] as Logged
    this.seen.delete(product)
    const wasUnsaved = this.log.slice(at + 1).some((entry) => entry.product === product && entry.action === 'unsave')
    if (wasUnsaved) return product
    const others = this.saved.filter((other) => other !== product)
    const comesBack = before.includes(product) && at >= this.clearedAt
    this.saved = comesBack ? putBack(others, product, before) : others
    return product
  }

  clear(): void {
    this.saved = []
    this.clearedAt = this.log.length
  }

  restart(): void {
    this.seen.clear()
    this.undoable = null
  }
}

/** Restores the old position: after products saved before it, before later ones. */
function putBack(others: readonly number[], product: number, before: readonly number[]): number[] {
  const older = new Set(before.slice(0, before.indexOf(product)))
  return [...others.filter((other) => older.has(other)), product, ...others.filter((other) => !older.has(other))]
}

interface Real {
  readonly devices: readonly TestClient[]
}

type Step = (model: Model, real: Real) => Promise<void>
const deviceOf = ({ devices }: Real, at: number) => devices[at % devices.length] as TestClient

const swiping = (device: number, product: number, action: Logged['action'], twice: boolean): Step => {
  return async (model, real) => {
    model.swipe(product, action)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (const at of twice ? [device, device + 1] : [device]) {
      const answer = await deviceOf(real, at).post(
        '/api/user-interactions',
        { productId: ids[product], action },
        { headers },
      )
      expect(answer.status).toBe(200)
    }
  }
}
const undoing = (device: number, twice: boolean): Step => {
  return async (model, real) => {
    const product = model.undo()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (const at of twice && product !== null ? [device, device + 1] : [device]) {
      const answer = await deviceOf(real, at).post('/api/undo-swipe', undefined, { headers })
      expect(answer.status).toBe(product === null ? 404 : 200)
      if (product !== null) expect(answer.body.productId).toBe(ids[product])
    }
  }
}
const clearing = (device: number): Step => {
  return async (model, real) => {
    model.clear()
    expect((await deviceOf(real, device).delete('/api/saved-products')).status).toBe(200)
  }
}
const restarting = (device: number): Step => {
  return async (model, real) => {
    model.restart()
    for (const part of RESTART) expect((await deviceOf(real, device).delete(`/api/${part}`)).status).toBe(200)
  }
}
const looking = (device: number): Step => {
  return async (model, real) => {
    const saved = await deviceOf(real, device).get('/api/saved-products')
    expect(saved.body.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual([...model.saved].reverse())
    const dealt = await deviceOf(real, device).get('/api/products/ai-discovery')
    const expected = ids.filter((_id, product) => !model.seen.has(product))
    expect(dealt.body.map(({ id }: { id: string }) => id).sort()).toEqual(expected.sort())
  }
}

const device = fc.nat({ max: DEVICES - 1 })
const product = fc.nat({ max: PRODUCTS - 1 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(device, product, fc.constantFrom('like', 'pass', 'unsave'), fc.boolean())
      .map((a) => swiping(...a)),
  },
  { weight: 3, arbitrary: fc.tuple(device, fc.boolean()).map((a) => undoing(...a)) },
  { weight: 1, arbitrary: device.map(clearing) },
  { weight: 1, arbitrary: device.map(restarting) },
  { weight: 2, arbitrary: device.map(looking) },
)

test('saved products and deck equal those of the model, for any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const person = await deck.person()
      // Two of the devices use one process, the third another.
      const real: Real = { devices: [person.device(0), person.device(1), person.device(0)] }
      const model = new Model()
      for (const take of [...steps, looking(0), looking(1)]) await take(model, real)
    }),
    // A round takes a quarter of a second.
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 50) / 4) },
  )
})
