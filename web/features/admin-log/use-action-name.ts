import { LOG_ACTIONS, type LogAction } from '#contract/log-actions.ts'
import { useTranslation } from '#web/i18n/language.ts'

/** A key has one dot: that of its area. */
type Written<A extends string> = A extends `${infer Subject}.${infer What}` ? `${Subject}_${What}` : never

const known: ReadonlySet<string> = new Set(LOG_ACTIONS)
const isKnown = (action: string): action is LogAction => known.has(action)
const written = (action: LogAction) => action.replace('.', '_') as Written<LogAction>

/** What was done, in words; entries from before an action was renamed keep their raw name. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation()
  return (action) => (isKnown(action) ? t(`logactions.${written(action)}`) : action)
}
