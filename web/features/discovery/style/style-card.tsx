import { Plus } from 'lucide-react'
import { useState } from 'react'
import { STYLE } from '#contract/style.limits.ts'
import type { Style } from '#contract/style.ts'
import type { SessionUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { AddWish } from './add-wish.tsx'
import { SaidRow, StatementRow } from './style-rows.tsx'
import { isNameable, traitLabel } from './trait-label.ts'
import { useStyle, wishOf } from './use-style.ts'

type Trait = Style['wishes'][number]['trait']
const keyOf = (trait: Trait): string => JSON.stringify(trait)

/** What was learned about the user's taste, in words, and the user's corrections. */
export function StyleCard({ user }: { readonly user: Pick<SessionUser, 'personalised'> }) {
  const { t } = useTranslation()
  const { style, hasFailed, retry, isBusy, say, reset } = useStyle(user.personalised)
  const [isAdding, setAdding] = useState(false)
  return (
    <Card title={t('style.title')}>
      {hasFailed && <RetryRow text={t('style.failed')} onRetry={retry} />}
      {!style && !hasFailed && <Skeleton className="h-40" />}
      {style && (
        <div className="flex flex-col gap-6">
          <Introduction style={style} />
          {style.personalised && <Learned style={style} isBusy={isBusy} say={say} />}
          <Said style={style} isBusy={isBusy} say={say} />
          <div className="flex flex-wrap items-center gap-3">
            {style.personalised && (
              <Button tone="outline" size="s" onClick={() => setAdding(true)}>
                <Plus aria-hidden size={18} />
                {t('style.add')}
              </Button>
            )}
            {style.wishes.length > 0 && <Reset isBusy={isBusy} onReset={() => reset(t('style.resetDone'))} />}
            <Link href={PATHS.ranking} className="link py-2 text-14">
              {t('style.how')}
            </Link>
          </div>
        </div>
      )}
      {isAdding && <AddWish isBusy={isBusy} say={say} onClose={() => setAdding(false)} />}
    </Card>
  )
}

/** Says what follows, or why there is nothing yet. */
function Introduction({ style }: { readonly style: Style }) {
  const { t } = useTranslation()
  if (!style.personalised) return <p className="text-muted">{t('style.off')}</p>
  const missing = STYLE.fewestSwipes - style.swipes
  if (missing > 0) return <p className="text-muted">{t('style.tooFew', { count: missing })}</p>
  return (
    <p className="text-muted">
      {t(style.statements.some(({ trait }) => isNameable(trait)) ? 'style.intro' : 'style.nothingClear')}
    </p>
  )
}

interface PartProps {
  readonly style: Style
  readonly isBusy: boolean
  readonly say: ReturnType<typeof useStyle>['say']
}

/** What was learned, without the traits that the user has corrected. */
function Learned({ style, isBusy, say }: PartProps) {
  const { t, language } = useTranslation()
  const nameable = style.statements.filter(({ trait }) => isNameable(trait))
  const corrected = new Set(style.wishes.map(({ trait }) => keyOf(trait)))
  return (['like', 'dislike'] as const).map((leaning) => {
    const found = nameable.filter((each) => each.leaning === leaning && !corrected.has(keyOf(each.trait)))
    if (found.length === 0) return null
    return (
      <section key={leaning}>
        <h3 className="text-16 font-[650]">{t(leaning === 'like' ? 'style.likes' : 'style.dislikes')}</h3>
        <ul className="divide-y divide-line">
          {found.map((statement) => {
            const label = traitLabel(statement.trait, { t, language })
            return (
              <StatementRow
                key={keyOf(statement.trait)}
                statement={statement}
                label={label}
                busy={isBusy}
                onSay={(wish) => void say(wishOf(statement.trait), wish, t('style.kept', { trait: label }))}
              />
            )
          })}
        </ul>
      </section>
    )
  })
}

function Said({ style, isBusy, say }: PartProps) {
  const { t, language } = useTranslation()
  if (style.wishes.length === 0) return null
  return (
    <section>
      <h3 className="text-16 font-[650]">{t('style.said')}</h3>
      <ul className="divide-y divide-line">
        {style.wishes.map(({ trait, wish }) => {
          const label = traitLabel(trait, { t, language })
          return (
            <SaidRow
              key={keyOf(trait)}
              wish={wish}
              label={label}
              busy={isBusy}
              onTakeBack={() => void say(wishOf(trait), null, t('style.takenBack', { trait: label }))}
            />
          )
        })}
      </ul>
    </section>
  )
}

function Reset({ isBusy, onReset }: { readonly isBusy: boolean; readonly onReset: () => Promise<boolean> }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    if (await onReset()) setAsking(false)
  }
  return (
    <>
      <Button tone="ghost" size="s" onClick={() => setAsking(true)}>
        {t('style.reset')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('style.resetTitle')}
        text={t('style.resetText')}
        confirmLabel={t('style.reset')}
        onConfirm={() => void confirm()}
        busy={isBusy}
      />
    </>
  )
}
