import type { OtherAnswers } from '#web/api/other-answers.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import type { DemoWorld } from './answers/demo-answer.ts'
import { DEMO_ANSWERS } from './answers/demo-answers.ts'
import { unsaved } from './answers/refusals.ts'
import { berlinMidnight, daysLater, demoTime } from './events/calendar.ts'
import { makeVisits } from './events/visits.ts'
import { DEMO_DAYS } from './label/timetable.ts'

type LooseAnswer = (world: DemoWorld, args: object) => unknown

/** Calls of the workspace. All others belong to the reader, such as their session, and go to the server as ever. */
const IS_OF_WORKSPACE =
  /^[A-Z]+ \/api\/(?:brand\/|checkout|packages|plans|notifications|help\/|tickets|ticket-attachments|conversations\/unread|public\/products\/|products\/)/
/** A look-up that does not take a moment looks like a page that ignores a press. */
const PAUSE_MS = 60

const answers = new Map<string, LooseAnswer>(Object.entries(DEMO_ANSWERS) as [string, LooseAnswer][])
const patterns = [...answers.keys()].map((key) => ({
  key,
  pattern: new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

function demoWorldAt(now: Date): Omit<DemoWorld, 'language'> {
  const time = demoTime(now)
  const days = Array.from({ length: DEMO_DAYS }, (_, ago) => {
    const day = daysLater(time.today, -ago)
    return { day, startMs: berlinMidnight(day).getTime() }
  })
  return { time, visits: makeVisits(time), days }
}

/** Answers the calls of the workspace from generated data; every save is refused with the sentence of the demo. */
export function demoAnswers(now: Date, pauseMs = PAUSE_MS): OtherAnswers {
  const world = demoWorldAt(now)
  return (key, args) => {
    if (!IS_OF_WORKSPACE.test(key)) return null
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(answerOf({ ...world, language: currentLanguage() }, key, args))
        } catch (error) {
          reject(error)
        }
      }, pauseMs)
    })
  }
}

function answerOf(world: DemoWorld, key: string, args: object): unknown {
  const direct = answers.get(key)
  if (direct) return direct(world, args)
  const file = fileOf(key)
  if (file) return file.answer(world, file.args)
  throw unsaved(world.language)
}

/** Downloads name a whole address instead of a call with its parts. */
function fileOf(key: string): { readonly answer: LooseAnswer; readonly args: object } | null {
  const [path = '', search = ''] = key.split('?')
  for (const { key: known, pattern } of patterns) {
    const match = pattern.exec(path)
    const answer = match && answers.get(known)
    if (answer)
      return { answer, args: { params: match.groups ?? {}, query: Object.fromEntries(new URLSearchParams(search)) } }
  }
  return null
}
