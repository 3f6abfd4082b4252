// What one person's log says about taste and about cards that were seen. A pure reading of the log: replayed from any
// point it gives the same, so nothing here is the truth and all of it may be forgotten.
import { addBit, type Bitset, bitsetFromBytes, bitsetToBytes, createBitset, deleteBit } from '#recommender/bitset.ts'
import { contentDimension, contentLayoutVersion } from '#recommender/content/layout.ts'
import { learn, newTaste, type Taste, unlearnLast } from '#recommender/learning/posterior.ts'
import { handSetPrior } from '#recommender/learning/prior.ts'
import { tasteFromBytes, tasteToBytes } from '#recommender/learning/taste-bytes.ts'
import { LOG_ACTIONS, type LogAction } from '../discovery.tables.ts'
import type { Lesson } from '../shelf/shelf.ts'

export interface Person {
  readonly epoch: number
  /** Log entries up to this one are contained. */
  uptoSeq: number
  /** The entry that taught last, which an undo may take back; 0: none. */
  lastSeq: number
  readonly taste: Taste
  readonly seen: Bitset
  /** Up to where the stored snapshot reaches. */
  storedSeq: number
}

export interface Snapshot {
  readonly uptoSeq: number
  readonly lastSeq: number
  readonly taste: Buffer
  readonly seen: Buffer
}

/** From where the log counts: earlier entries were taken out by a restart. */
export interface Marks {
  readonly viewedAfterSeq: number
  readonly learnedAfterSeq: number
}

/** Vectors and prior that a stored taste belongs to; another one is learned anew from the log. */
export const MODEL = `content-${contentLayoutVersion}-${contentDimension}`

const PRIOR = handSetPrior()
/** Four int32 (big endian) per log entry: number, product, action, entry taken back. */
const ENTRY_BYTES = 16

/** Somebody of whom nothing has been read yet. */
export function newPerson(epoch: number): Person {
  return { epoch, uptoSeq: 0, lastSeq: 0, taste: newTaste(PRIOR), seen: createBitset(), storedSeq: 0 }
}

/** Reads a snapshot; null when it is of another form. */
export function personFrom(epoch: number, { uptoSeq, lastSeq, taste, seen }: Snapshot): Person | null {
  const known = tasteFromBytes(taste, PRIOR.dimension)
  try {
    return known && { epoch, uptoSeq, lastSeq, taste: known, seen: bitsetFromBytes(seen), storedSeq: uptoSeq }
  } catch {
    return null // written by another version; the caller reads the log instead
  }
}

/** What is to be stored of a person, as of now. */
export function snapshotOf({ uptoSeq, lastSeq, taste, seen }: Person): Snapshot {
  return { uptoSeq, lastSeq, taste: Buffer.from(tasteToBytes(taste)), seen: Buffer.from(bitsetToBytes(seen)) }
}

interface Entry {
  readonly seq: number
  readonly no: number
  readonly action: LogAction | undefined
  readonly takesBack: number
}

function readEntry(person: Person, entry: Entry, marks: Marks, lessonOf: (no: number) => Lesson | null): void {
  const { seq, no, action, takesBack } = entry
  if (action === 'undo') {
    deleteBit(person.seen, no)
    if (takesBack === person.lastSeq) unlearnLast(person.taste)
    person.lastSeq = 0
    return
  }
  if (action === 'unsave') return
  if (seq > marks.viewedAfterSeq) addBit(person.seen, no)
  if (action === 'viewed') return
  const lesson = seq > marks.learnedAfterSeq ? lessonOf(no) : null
  if (lesson) learn(person.taste, lesson.vector, action === 'like', lesson.baseRate)
  person.lastSeq = lesson ? seq : 0
}

/** Reads on in the log; entries already contained are passed over, so two readings at once do no harm. */
export function replay(person: Person, log: Buffer, marks: Marks, lessonOf: (no: number) => Lesson | null): void {
  for (let at = 0; at < log.length; at += ENTRY_BYTES) {
    const seq = log.readInt32BE(at)
    if (seq <= person.uptoSeq) continue
    const action = LOG_ACTIONS[log.readInt32BE(at + 8) - 1]
    readEntry(
      person,
      { seq, no: log.readInt32BE(at + 4), action, takesBack: log.readInt32BE(at + 12) },
      marks,
      lessonOf,
    )
    person.uptoSeq = seq
  }
}
