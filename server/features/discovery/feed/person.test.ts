import fc from 'fast-check'
import { expect, test } from 'vitest'
import { untrainedModel, VECTOR_DIMENSION } from '#recommender/learning/model.ts'
import { expectedResidual } from '#recommender/learning/posterior.ts'
import { randomFrom } from '#recommender/random.ts'
import { isPassReason, LOG_ACTIONS } from '../discovery.tables.ts'
import { createPeople } from './people.ts'
import { type Marks, newPerson, type Person, personFrom, replay, replayLong, snapshotOf } from './person.ts'

const VERSION = { version: '1.7', prior: untrainedModel().prior }
const NO_MARKS: Marks = { viewedAfterSeq: 0, learnedAfterSeq: 0 }
const GONE = 13

/** The same product always gives the same observation; number 13 no longer exists. */
function observationOf(no: number) {
  if (no === GONE) return null
  const random = randomFrom(no)
  const vector = Float32Array.from({ length: VECTOR_DIMENSION }, () => random.normal() / 8)
  return { vector, baseRate: 0.2 + 0.4 * random.uniform() }
}

type Step = readonly [action: (typeof LOG_ACTIONS)[number], no: number]

interface LastSwipe {
  readonly seq: number
  readonly no: number
  /** A pass without a reason. */
  readonly mayBeExplained: boolean
}

/** The log entry of a step, or null if the server would refuse it, and the swipe that the next step may refer to. */
function entryOf([action, no]: Step, seq: number, last: LastSwipe | null): [number[] | null, LastSwipe | null] {
  const code = LOG_ACTIONS.indexOf(action) + 1
  if (action === 'undo') return [last && [seq, last.no, code, last.seq], null]
  if (isPassReason(action)) {
    return [last?.mayBeExplained ? [seq, last.no, code, last.seq] : null, last && { ...last, mayBeExplained: false }]
  }
  const isSwipe = action === 'like' || action === 'pass'
  return [[seq, no, code, 0], isSwipe ? { seq, no, mayBeExplained: action === 'pass' } : last]
}

/** A log as the database returns it: an undo takes back the last like or pass, unless that was taken back already. */
function logOf(steps: readonly Step[]): Buffer {
  const entries: number[][] = []
  let last: LastSwipe | null = null
  for (const step of steps) {
    const [entry, next] = entryOf(step, entries.length + 1, last)
    if (entry) entries.push(entry)
    last = next
  }
  const log = Buffer.alloc(entries.length * 16)
  entries.flat().forEach((value, at) => {
    log.writeInt32BE(value, at * 4)
  })
  return log
}

const steps = fc.array(fc.tuple(fc.constantFrom(...LOG_ACTIONS), fc.integer({ min: 1, max: 40 })), { maxLength: 120 })
const marks = fc.record({ viewedAfterSeq: fc.nat(20), learnedAfterSeq: fc.nat(20) })

function expectAlike(one: Person, other: Person): void {
  expect(one).toMatchObject({ epoch: other.epoch, uptoSeq: other.uptoSeq, lastSeq: other.lastSeq })
  expect(one.taste.swipes).toBe(other.taste.swipes)
  expect(one.taste.last).toEqual(other.taste.last)
  expect(one.seen).toEqual(other.seen)
  for (const part of ['mean', 'covariance'] as const) {
    one.taste[part].forEach((value, at) => {
      expect(Math.abs(value - (other.taste[part][at] as number))).toBeLessThan(1e-6)
    })
  }
}

test('a log replayed in slices gives the same as one replayed at once, from any point on', async () => {
  await fc.assert(
    fc.asyncProperty(steps, marks, fc.nat(120), async (all, from, cut) => {
      const log = logOf(all)
      const slow = newPerson(3, VERSION)
      replay(slow, log, from, observationOf)
      const begun = newPerson(3, VERSION)
      replay(begun, log.subarray(0, cut * 16), from, observationOf)
      expectAlike(await replayLong(begun, log, from, observationOf), slow)
    }),
    { numRuns: 30 },
  )
})

test('after an undo there is nothing left to take back, whether the log was replayed at once or in slices', async () => {
  const log = logOf([
    ['like', 2],
    ['like', 3],
    ['undo', 3],
  ])
  const atOnce = newPerson(3, VERSION)
  replay(atOnce, log, NO_MARKS, observationOf)
  const begun = newPerson(3, VERSION)
  replay(begun, log.subarray(0, 16), NO_MARKS, observationOf)
  expectAlike(await replayLong(begun, log, NO_MARKS, observationOf), atOnce)
})

/** Expected answer to a product, minus its base rate, after these steps. */
function expectedAfter(steps: readonly Step[], no: number): number {
  const person = newPerson(1, VERSION)
  replay(person, logOf(steps), NO_MARKS, observationOf)
  return expectedResidual(person.taste, observationOf(no)?.vector ?? new Float32Array(VECTOR_DIMENSION))
}

test('a reason changes what is learned from its pass, and an undo takes both back', () => {
  const before: Step[] = [
    ['like', 2],
    ['pass', 3],
  ]
  const untouched = expectedAfter([['like', 2]], 3)
  expect(expectedAfter(before, 3)).toBeLessThan(untouched)
  expect(expectedAfter([...before, ['not-my-style', 3]], 3)).toBe(expectedAfter(before, 3))
  expect(expectedAfter([...before, ['size-missing', 3]], 3)).toBeCloseTo(untouched, 9)
  const priced = expectedAfter([...before, ['too-expensive', 3]], 3)
  expect(priced).not.toBeCloseTo(untouched, 4)
  expect(priced).not.toBeCloseTo(expectedAfter(before, 3), 4)
  for (const reason of ['not-my-style', 'size-missing', 'too-expensive'] as const) {
    expect(expectedAfter([...before, [reason, 3], ['undo', 3]], 3)).toBeCloseTo(untouched, 9)
  }
})

test('a replay in slices does not change the state it began with', async () => {
  const person = newPerson(0, VERSION)
  const read = await replayLong(
    person,
    logOf([
      ['like', 1],
      ['pass', 2],
    ]),
    NO_MARKS,
    observationOf,
  )
  expect(read.uptoSeq).toBe(2)
  expectAlike(person, newPerson(0, VERSION))
})

test('a stored state is read back unchanged', () => {
  const person = newPerson(5, VERSION)
  replay(
    person,
    logOf([
      ['like', 1],
      ['pass', 2],
      ['like', 3],
    ]),
    NO_MARKS,
    observationOf,
  )
  const again = personFrom(5, snapshotOf(person), VERSION)
  expect(again).toMatchObject({ epoch: 5, version: '1.7', uptoSeq: 3, lastSeq: 3, storedSeq: 3 })
  const narrow = { ...VERSION, prior: { ...VERSION.prior, dimension: 48 } }
  expect(personFrom(5, snapshotOf(person), narrow)).toBeNull()
})

test('users are cached under one version, and never replaced by an older state', () => {
  const people = createPeople(2)
  const person = (version: string, uptoSeq: number, epoch = 0) => ({
    ...newPerson(epoch, { ...VERSION, version }),
    uptoSeq,
  })
  people.set('mia', person('1.1', 9))
  people.set('mia', person('1.1', 5))
  expect(people.get('mia', '1.1')?.uptoSeq).toBe(9)
  people.set('mia', person('1.1', 1, 2))
  expect(people.get('mia', '1.1')?.epoch).toBe(2)
  expect(people.get('mia', '1.2')).toBeNull()
  people.set('mia', person('1.2', 0))
  expect(people.get('mia', '1.2')?.uptoSeq).toBe(0)
  people.set('jonas', person('1.2', 0))
  people.set('ida', person('1.2', 0))
  expect(people.get('mia', '1.2')).toBeNull()
})
