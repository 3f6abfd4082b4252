// The answers of all users in the form that training reads: three growing columns, nine bytes per answer.
import type { Swipes } from '#recommender/learning/swipes.ts'
import type { Answer } from './answers.store.ts'

export interface AnswerColumns {
  /** Adds the next entry; entries must be grouped by user, in the order of the log. */
  add(answer: Answer): void
  swipes(): Swipes
  /** Number of answers that the live model was trained on as well. */
  oldCount(): number
}

/** Empty columns for answers to these products; answers to others are ignored. */
export function createAnswerColumns(productNos: ReadonlySet<number>): AnswerColumns {
  let columns = room(1024)
  let count = 0
  let old = 0
  let people = 0
  let userId = ''
  /** Users are numbered at their first kept answer, so that users without one leave no gap. */
  let isNumbered = false
  /** The answer that an undo may take back: the last one, unless an undo or a reason came after it. */
  let last: { readonly seq: number; readonly isOld: boolean; readonly isKept: boolean } | null = null

  function takeBack(seq: number | null): void {
    if (last?.isKept && last.seq === seq) {
      count -= 1
      if (last.isOld) old -= 1
    }
    last = null
  }

  function write({ productNo, action }: Answer): void {
    if (count === columns.liked.length) columns = wider(columns)
    if (!isNumbered) people += 1
    isNumbered = true
    columns.userNos[count] = people
    columns.productNos[count] = productNo
    columns.liked[count] = action === 'like' ? 1 : 0
    count += 1
  }

  return {
    add(answer) {
      if (answer.userId !== userId) {
        last = null
        isNumbered = false
        userId = answer.userId
      }
      // An undo removes the last answer. So does a reason of price or size: such a pass says nothing about style.
      if (answer.action !== 'like' && answer.action !== 'pass') {
        takeBack(answer.takesBack)
        return
      }
      const isKept = productNos.has(answer.productNo)
      last = { seq: answer.seq, isOld: answer.isOld, isKept }
      if (!isKept) return
      write(answer)
      if (answer.isOld) old += 1
    },
    swipes: () => ({
      userNos: columns.userNos.subarray(0, count),
      productNos: columns.productNos.subarray(0, count),
      liked: columns.liked.subarray(0, count),
    }),
    oldCount: () => old,
  }
}

function room(size: number): Swipes {
  return { userNos: new Int32Array(size), productNos: new Int32Array(size), liked: new Uint8Array(size) }
}

function wider({ userNos, productNos, liked }: Swipes): Swipes {
  const columns = room(liked.length * 2)
  columns.userNos.set(userNos)
  columns.productNos.set(productNos)
  columns.liked.set(liked)
  return columns
}
