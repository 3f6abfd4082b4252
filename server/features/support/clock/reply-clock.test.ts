import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, SUPPORT_HOURS } from '#contract/business-hours.ts'
import type { TicketState } from '#contract/support.limits.ts'
import { customerWrote, minutesSpent, momentsOf, NOTHING_OWED, type ReplyClock, stateChanged } from './reply-clock.ts'

const MINUTE_MS = 60_000
const STATES: TicketState[] = ['open', 'waiting_customer', 'waiting_internal', 'resolved', 'closed']

type Happening =
  | { readonly what: 'customer' }
  | { readonly what: 'reply'; readonly state: TicketState }
  | { readonly what: 'state'; readonly state: TicketState; readonly ignores: boolean }

const state = fc.constantFrom(...STATES)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constant({ what: 'customer' as const }),
  fc.record({ what: fc.constant('reply' as const), state }),
  fc.record({ what: fc.constant('state' as const), state, ignores: fc.boolean() }),
)

/** A ticket from its opening on: what happens after how many minutes. */
const history = fc.record({
  start: fc.integer({ min: Date.UTC(2026, 0) / MINUTE_MS, max: Date.UTC(2028, 11) / MINUTE_MS }),
  targetMinutes: fc.constantFrom(240, 480, 1440, 2880),
  steps: fc.array(fc.record({ after: fc.integer({ min: 0, max: 1800 }), happening }), { maxLength: 8 }),
})

/** Whether support is open in the quarter of an hour that begins then: its blocks begin and end with one. */
const open = new Map<number, boolean>()
function isOpenQuarter(quarter: number): boolean {
  const known = open.get(quarter)
  if (known !== undefined) return known
  const found = isOpen(SUPPORT_HOURS, new Date(quarter * 15 * MINUTE_MS))
  open.set(quarter, found)
  return found
}

/** Looks at every minute, and knows no sums: the plain meaning of the clock. */
class Simulation {
  owed = true
  spent = 0
  state: TicketState = 'new'
  ignores = false
  happen(one: Happening): void {
    if (one.what === 'customer') {
      if (this.state !== 'new' && this.state !== 'waiting_internal') this.state = 'open'
      if (!this.owed) this.spent = 0
      this.owed = true
      return
    }
    this.state = one.state
    this.ignores = one.what === 'state' && one.state === 'waiting_internal' && one.ignores
    if (one.what === 'reply' || one.state === 'resolved' || one.state === 'closed') this.owed = false
  }
  pass(minute: number): void {
    const isAsked =
      this.state === 'new' || this.state === 'open' || (this.state === 'waiting_internal' && !this.ignores)
    if (this.owed && isAsked && isOpenQuarter(Math.floor(minute / 15))) this.spent += 1
  }
}

/** The same history by the clock of the product. */
class Product {
  clock: ReplyClock
  state: TicketState = 'new'
  ignores = false
  private answered = false
  readonly targetMinutes: number
  constructor(at: Date, targetMinutes: number) {
    this.targetMinutes = targetMinutes
    this.clock = stateChanged(customerWrote(NOTHING_OWED, { at, targetMinutes, wasAnswered: false }), {
      at,
      state: 'new',
      ignoresEscalation: false,
    })
  }
  happen(one: Happening, at: Date): void {
    if (one.what === 'customer') {
      const written = { at, targetMinutes: this.targetMinutes, wasAnswered: this.answered }
      this.clock = customerWrote(this.clock, written)
      if (this.state !== 'new' && this.state !== 'waiting_internal') this.state = 'open'
    } else {
      this.state = one.state
      this.ignores = one.what === 'state' && one.state === 'waiting_internal' && one.ignores
      if (one.what === 'reply') {
        this.answered = true
        this.clock = NOTHING_OWED
      }
    }
    this.clock = stateChanged(this.clock, { at, state: this.state, ignoresEscalation: this.ignores })
  }
}

/** Two hundred in `npm test`, five thousand in `npm run thorough`. */
const ROUNDS = (fc.readConfigureGlobal()?.numRuns ?? 50) * 4

/** Lets minutes pass; whether the reply was late, and the lead told, in exactly the right minutes. */
function passMinutes(simulation: Simulation, product: Product, from: number, to: number): boolean {
  const { dueAt, escalateAt } = momentsOf(product.clock)
  const agrees = (moment: Date | null, share: number, at: number) =>
    moment === null || simulation.spent >= product.targetMinutes * share === at >= moment.getTime()
  let isRight = true
  for (let minute = from; minute < to; minute += 1) {
    simulation.pass(minute)
    const at = (minute + 1) * MINUTE_MS
    isRight = isRight && agrees(dueAt, 1, at) && agrees(escalateAt, 0.8, at)
  }
  return isRight
}

test('the clock shows what a simulation minute by minute counts, and a reply is late exactly then', () => {
  const property = fc.property(history, ({ start, targetMinutes, steps }) => {
    const simulation = new Simulation()
    const product = new Product(new Date(start * MINUTE_MS), targetMinutes)
    let now = start
    for (const { after, happening: one } of [...steps, { after: 600, happening: { what: 'customer' } as const }]) {
      expect(passMinutes(simulation, product, now, now + after)).toBe(true)
      now += after
      const at = new Date(now * MINUTE_MS)
      expect(product.clock.owed !== null).toBe(simulation.owed)
      if (simulation.owed) expect(minutesSpent(product.clock, at)).toBe(simulation.spent)
      simulation.happen(one)
      product.happen(one, at)
    }
  })
  fc.assert(property, { numRuns: ROUNDS })
})

test('a second message of the customer does not begin the clock anew', () => {
  const opened = new Date('2026-11-27T09:00:00+01:00')
  const clock = customerWrote(NOTHING_OWED, { at: opened, targetMinutes: 240, wasAnswered: false })
  const later = { at: new Date('2026-11-27T11:00:00+01:00'), targetMinutes: 240, wasAnswered: false }
  expect(customerWrote(clock, later)).toBe(clock)
})

test('four hours from Friday noon end on Monday morning, and the lead is told at four fifths', () => {
  const at = new Date('2026-11-27T12:00:00+01:00')
  const owed = customerWrote(NOTHING_OWED, { at, targetMinutes: 300, wasAnswered: true })
  const clock = stateChanged(owed, { at, state: 'open', ignoresEscalation: false })
  expect(clock.owed).toBe('next')
  expect(momentsOf(clock)).toEqual({
    dueAt: new Date('2026-11-30T09:30:00+01:00'),
    escalateAt: new Date('2026-11-27T17:00:00+01:00'),
  })
})
