import type { FindWords } from '#server/platform/mail/mail-words.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type MailTextRecord, selectMailTexts } from './mail-texts.store.ts'

/** How long a process keeps what staff wrote: a change holds everywhere within a minute. */
const FRESH_MS = 20_000

interface Kept {
  readonly at: number
  readonly texts: Promise<readonly MailTextRecord[]>
}
/** By configuration, which each running installation has one of. */
const kept = new WeakMap<World['config'], Kept>()

/** The words of staff for the mails of this process. */
export const mailWordsOf =
  (world: Pick<World, 'db' | 'config' | 'now'>): FindWords =>
  async (kind, language) => {
    const texts = await textsOf(world)
    return texts.find((text) => text.kind === kind && text.language === language) ?? null
  }

export const forgetMailTexts = ({ config }: Pick<World, 'config'>): boolean => kept.delete(config)

function textsOf({ db, config, now }: Pick<World, 'db' | 'config' | 'now'>): Promise<readonly MailTextRecord[]> {
  const at = now().getTime()
  const known = kept.get(config)
  if (known && Math.abs(at - known.at) < FRESH_MS) return known.texts
  const texts = selectMailTexts(db)
  kept.set(config, { at, texts })
  // A failed query is not kept.
  texts.catch(() => kept.delete(config))
  return texts
}
