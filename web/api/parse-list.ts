import { nextTask } from '#web/device/next-task.ts'

/** Takes about a millisecond on a desktop, four to six on a phone. */
const SLICE_CHARACTERS = 100_000
/** What the server writes between two elements. No text inside JSON has a bare line break in it. */
const BREAK = ',\n'

/**
 * The elements of a JSON array, parsed in slices, between which the browser handles other tasks: a thousand cards at once
 * would delay input. An array without line breaks is one slice. Throws a SyntaxError for anything else.
 */
export async function parseList(text: string, sliceCharacters = SLICE_CHARACTERS): Promise<unknown[]> {
  if (!text.startsWith('[') || !text.endsWith(']')) throw new SyntaxError('the answer is no list')
  const list: unknown[] = []
  let from = 1
  while (true) {
    const found = text.indexOf(BREAK, from + sliceCharacters)
    const until = found < 0 ? -1 : found
    for (const element of JSON.parse(`[${text.slice(from, until)}]`) as unknown[]) list.push(element)
    if (found < 0) return list
    from = found + BREAK.length
    await nextTask()
  }
}
