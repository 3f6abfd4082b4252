import { CircleAlert } from 'lucide-react'
import type { Timezone } from '#contract/vocabulary.ts'
import { useIsOnline } from '#web/device/network.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import type { DesignEditor } from './session/use-design.ts'

interface DraftStatusProps {
  readonly editor: DesignEditor
  readonly timezone: Timezone
  /** Opens what to do about a conflict. */
  readonly onConflict: () => void
}

/** Whether the draft is saved, and whether visitors see it. */
export function DraftStatus({ editor, timezone, onConflict }: DraftStatusProps) {
  const { t, language } = useTranslation()
  const { saving, design, hasChanges } = editor
  const isTrouble = saving === 'failed' || saving === 'conflict'
  const words = useSavingWords(editor)
  const savedAt = design.savedAt && t('design.savedAt', { time: formatTime(design.savedAt, language, timezone) })
  const published = !design.published ? 'design.ourLook' : hasChanges ? 'design.unpublished' : 'design.allPublished'
  return (
    <div className="flex min-w-0 flex-wrap justify-between gap-x-3 gap-y-0.5 text-12 leading-tight md:flex-col md:flex-nowrap md:justify-start md:text-14">
      <p className={classes('flex min-w-0 items-center gap-1.5', isTrouble && 'font-[600] text-signal-text')}>
        {isTrouble && <CircleAlert aria-hidden size={15} className="shrink-0" />}
        {saving === 'conflict' ? (
          <button type="button" onClick={onConflict} className="link min-h-6 text-left">
            {t('design.conflict')}
          </button>
        ) : (
          <span className="tabular">{words ?? savedAt ?? t('design.newDraft')}</span>
        )}
      </p>
      <p className="flex items-center gap-1.5 text-muted">
        <span
          aria-hidden
          className={classes(
            'size-2 shrink-0 rounded-pill',
            design.published && !hasChanges ? 'bg-ink' : 'border border-ink bg-volt',
          )}
        />
        <span className="min-w-0">{t(published)}</span>
      </p>
    </div>
  )
}

/** Null: it is saved. */
function useSavingWords({ saving }: DesignEditor): string | null {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  if (saving === 'waiting') return t('design.waiting')
  if (saving === 'saving') return t('design.saving')
  if (saving === 'failed') return t(isOnline ? 'design.notSaved' : 'design.notSavedOffline')
  return null
}
