import type { OwnData } from '#contract/own-data.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Copy, NOT_INCLUDED } from './copy.ts'

type Head = Pick<OwnData, 'format' | 'version' | 'createdAt' | 'language'>

/** The copy as JSON (`OwnData` in the contract), in pieces: at most one batch is in memory. */
export async function* jsonPieces({ language, createdAt, parts }: Copy): AsyncGenerator<string> {
  const head: Head = { format: 'dropdeck-export', version: 1, createdAt, language }
  const notIncluded = NOT_INCLUDED.map(({ what, why }) => ({ what: what[language], why: why[language] }))
  yield `${JSON.stringify(head).slice(0, -1)},"notIncluded":${JSON.stringify(notIncluded)},"sections":{`
  for (const [at, part] of parts.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(part.of.name)}:${opened(part, language)}`
    let isFirst = true
    for await (const rows of part.batches()) {
      if (rows.length === 0) continue
      const elements = rows.map((row) => JSON.stringify(row)).join(',\n')
      yield `${isFirst ? '' : ','}\n${elements}`
      isFirst = false
    }
    yield ']}'
  }
  yield '}}\n'
}

function opened({ of }: Copy['parts'][number], language: Language): string {
  const fields = Object.fromEntries(Object.entries(of.fields).map(([name, words]) => [name, words[language]]))
  const section = { title: of.title[language], purpose: of.purpose[language], fields }
  return `${JSON.stringify(section).slice(0, -1)},"rows":[`
}
