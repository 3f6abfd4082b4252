import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDesign } from './design-context.ts'
import { partNames } from './part-names.ts'
import type { Resolution } from './session/design-session.ts'
import { changedParts, clashes } from './session/theme-parts.ts'

interface ConflictDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Another member saved the design meanwhile: says what both changed, and asks what is kept. */
export function ConflictDialog({ open, onClose }: ConflictDialogProps) {
  const { t } = useTranslation()
  const { editor } = useDesign()
  const { theirs, failure, session } = editor
  return (
    <Dialog open={open} onClose={onClose} title={t('design.conflict')} description={t('design.conflictText')}>
      <div className="mt-5">
        {theirs ? (
          <Choice />
        ) : failure ? (
          <RetryRow text={t('design.conflictUnknown')} onRetry={() => void session.readTheirs()} />
        ) : (
          <Skeleton className="h-32" />
        )}
      </div>
    </Dialog>
  )
}

function Choice() {
  const { t } = useTranslation()
  const { editor } = useDesign()
  const { theirs, saved: base, theme: mine, session } = editor
  if (!theirs) return null
  const both = clashes({ base, mine, theirs: theirs.draft })
  const keep = (resolution: Resolution) => () => session.resolve(resolution)
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Changes title={t('design.conflictTheirs')} names={partNames(changedParts(base, theirs.draft), t)} />
        <Changes title={t('design.conflictMine')} names={partNames(changedParts(base, mine), t)} />
      </div>
      {both.length > 0 && (
        <p className="text-14">{t('design.conflictClash', { parts: partNames(both, t).join(', ') })}</p>
      )}
      <div className="flex flex-col gap-2">
        <Button onClick={keep('both')}>{t('design.keepBoth')}</Button>
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-40">
          <Button tone="outline" size="s" onClick={keep('theirs')}>
            {t('design.keepTheirs')}
          </Button>
          <Button tone="outline" size="s" onClick={keep('mine')}>
            {t('design.keepMine')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Changes({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3 className="text-14 font-[650]">{title}</h3>
      <ul className="mt-1 flex flex-col gap-0.5 text-14 text-muted">
        {names.length === 0 ? <li>–</li> : names.map((name) => <li key={name}>{name}</li>)}
      </ul>
    </section>
  )
}
