// The state of one user derived from the log: taste and seen cards. It is a pure function of the log: replayed from
// any point it gives the same state, so it may be discarded at any time.
import type { PassReason } from '#contract/vocabulary.ts'
import { addBit, type Bitset, bitsetFromBytes, bitsetToBytes, createBitset, deleteBit } from '#recommender/bitset.ts'
import { reasonVector } from '#recommender/learning/pass-reasons.ts'
import { copyOfTaste, learn, newTaste, type Taste, unlearnLast } from '#recommender/learning/posterior.ts'
import { tasteFromBytes, tasteToBytes } from '#recommender/learning/taste-bytes.ts'
import type { Observation, Served } from '#server/features/shelf/served-model.service.ts'
import { startTimeSlice } from '#server/platform/load/time-slice.ts'
import { isPassReason, LOG_ACTIONS, type LogAction } from '../discovery.tables.ts'

export interface Person {
  readonly epoch: number
  /** Version of the vectors and the prior that the taste belongs to. */
  readonly version: string
  /** Sequence number of the last log entry that was applied. */
  uptoSeq: number
  /** The latest entry that changed the taste, which an undo may reverse; 0: none. */
  lastSeq: number
  readonly taste: Taste
  readonly seen: Bitset
  /** Sequence number of the last log entry in the stored snapshot. */
  storedSeq: number
}

export interface Snapshot {
  readonly uptoSeq: number
  readonly lastSeq: number
  readonly taste: Buffer
  readonly seen: Buffer
}

/** The numbers after which log entries count: a restart invalidates earlier ones. */
export interface Marks {
  readonly viewedAfterSeq: number
  readonly learnedAfterSeq: number
}

type Version = Pick<Served, 'version' | 'prior'>
type ObservationOf = (no: number) => Observation | null

/**
 * Four int32 (big endian) per log entry: sequence number, product number, action code, and the number of the entry it
 * refers to or 0.
 */
const ENTRY_BYTES = 16
/** Longest log that is replayed synchronously; takes about a millisecond. */
const SHORT = 100

/** The state before any log entry. */
export function newPerson(epoch: number, { version, prior }: Version): Person {
  return { epoch, version, uptoSeq: 0, lastSeq: 0, taste: newTaste(prior), seen: createBitset(), storedSeq: 0 }
}

/** Restores a person from a snapshot; null when its format is another one. */
export function personFrom(epoch: number, snapshot: Snapshot, { version, prior }: Version): Person | null {
  const { uptoSeq, lastSeq, taste, seen } = snapshot
  const known = tasteFromBytes(taste, prior)
  try {
    return known && { epoch, version, uptoSeq, lastSeq, taste: known, seen: bitsetFromBytes(seen), storedSeq: uptoSeq }
  } catch {
    return null // written by another version; the caller reads the log instead
  }
}

/** The state in the form in which it is stored. */
export function snapshotOf({ uptoSeq, lastSeq, taste, seen }: Person): Snapshot {
  return { uptoSeq, lastSeq, taste: Buffer.from(tasteToBytes(taste)), seen: Buffer.from(bitsetToBytes(seen)) }
}

interface Entry {
  readonly seq: number
  readonly no: number
  readonly action: LogAction | undefined
  readonly takesBack: number
}

function entryAt(log: Buffer, at: number): Entry {
  const action = LOG_ACTIONS[log.readInt32BE(at + 8) - 1]
  return { seq: log.readInt32BE(at), no: log.readInt32BE(at + 4), action, takesBack: log.readInt32BE(at + 12) }
}

function readEntry(person: Person, entry: Entry, marks: Marks, observationOf: ObservationOf): void {
  const { seq, no, action, takesBack } = entry
  // Already applied, so concurrent replays do no harm.
  if (seq <= person.uptoSeq) return
  person.uptoSeq = seq
  if (action === 'undo') {
    deleteBit(person.seen, no)
    if (takesBack === person.lastSeq) unlearnLast(person.taste)
    person.lastSeq = 0
    return
  }
  if (action === 'unsave' || action === 'resave') return
  if (isPassReason(action)) {
    readReason(person, { no, action, takesBack }, observationOf)
    return
  }
  if (seq > marks.viewedAfterSeq) addBit(person.seen, no)
  if (action === 'viewed') return
  const observation = seq > marks.learnedAfterSeq ? observationOf(no) : null
  if (observation) learn(person.taste, observation.vector, action === 'like', observation.baseRate)
  person.lastSeq = observation ? seq : 0
}

interface ReasonEntry {
  readonly no: number
  readonly action: PassReason
  /** The pass that the reason belongs to. */
  readonly takesBack: number
}

/** Replaces the last observation, a pass, by what its reason implies. */
function readReason(person: Person, { no, action, takesBack }: ReasonEntry, observationOf: ObservationOf) {
  const observation = takesBack === person.lastSeq ? observationOf(no) : null
  if (!observation) return
  const vector = reasonVector(action, observation.vector)
  if (vector === observation.vector) return
  unlearnLast(person.taste)
  if (vector) learn(person.taste, vector, false, observation.baseRate)
  // Nothing remains that an undo could reverse.
  else person.lastSeq = 0
}

/** Whether the log is short enough to replay it synchronously. */
export const isShort = (log: Buffer): boolean => log.length <= SHORT * ENTRY_BYTES

/** Applies a short log synchronously. */
export function replay(person: Person, log: Buffer, marks: Marks, observationOf: ObservationOf): void {
  for (let at = 0; at < log.length; at += ENTRY_BYTES) readEntry(person, entryAt(log, at), marks, observationOf)
}

/** Applies a log of any length to a copy, in slices of a few milliseconds, so that no request sees a partial state. */
export async function replayLong(
  person: Person,
  log: Buffer,
  marks: Marks,
  observationOf: ObservationOf,
): Promise<Person> {
  const copy = { ...person, taste: copyOfTaste(person.taste), seen: structuredClone(person.seen) }
  const slice = startTimeSlice()
  for (let at = 0; at < log.length; at += ENTRY_BYTES) {
    readEntry(copy, entryAt(log, at), marks, observationOf)
    if (slice.isOver()) await slice.next()
  }
  return copy
}
