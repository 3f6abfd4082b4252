import { Ban, Minus, Plus, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Style } from '#contract/style.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import type { WishKind } from './use-style.ts'

interface StatementRowProps {
  readonly statement: Style['statements'][number]
  readonly label: string
  readonly busy: boolean
  readonly onSay: (wish: WishKind) => void
}

/** One learned trait with its counts, and the buttons to correct it. */
export function StatementRow({ statement, label, busy, onSay }: StatementRowProps) {
  const { t } = useTranslation()
  const { leaning } = statement
  const isLiked = leaning === 'like'
  return (
    <Row label={label} note={proofOf(statement, t)}>
      <Button
        tone="outline"
        size="s"
        aria-disabled={busy || undefined}
        aria-label={t(isLiked ? 'style.moreOf' : 'style.lessOf', { trait: label })}
        onClick={() => onSay(isLiked ? 'more' : 'less')}
      >
        {isLiked ? <Plus aria-hidden size={16} /> : <Minus aria-hidden size={16} />}
        {t(isLiked ? 'style.more' : 'style.less')}
      </Button>
      <Button
        tone="ghost"
        size="s"
        aria-disabled={busy || undefined}
        aria-label={t('style.wrongOf', { trait: label })}
        onClick={() => onSay('none')}
      >
        <Ban aria-hidden size={16} />
        {t('style.wrong')}
      </Button>
    </Row>
  )
}

/** "2 von 10 gefallen (20 %), sonst 80 %": the share of likes beside that of all other cards. */
function proofOf({ likes, swipes, othersPercent }: StatementRowProps['statement'], t: Translate): string {
  if (othersPercent === null) return t('style.proof', { likes, swipes })
  return t('style.proofCompared', { likes, swipes, percent: Math.round((100 * likes) / swipes), others: othersPercent })
}

const SAID = { more: 'style.saidMore', less: 'style.saidLess', none: 'style.saidNone' } as const

interface SaidRowProps {
  readonly wish: WishKind
  readonly label: string
  readonly busy: boolean
  readonly onTakeBack: () => void
}

/** One correction of the user, and the button to remove it. */
export function SaidRow({ wish, label, busy, onTakeBack }: SaidRowProps) {
  const { t } = useTranslation()
  return (
    <Row label={label} note={<Badge tone={wish === 'more' ? 'volt' : 'bone'}>{t(SAID[wish])}</Badge>}>
      <Button
        tone="ghost"
        size="s"
        aria-disabled={busy || undefined}
        aria-label={t('style.takeBackOf', { trait: label })}
        onClick={onTakeBack}
      >
        <Undo2 aria-hidden size={16} />
        {t('style.takeBack')}
      </Button>
    </Row>
  )
}

interface RowProps {
  readonly label: string
  readonly note: ReactNode
  readonly children: ReactNode
}

function Row({ label, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-[550] [overflow-wrap:anywhere]">{label}</p>
        <div className="tabular text-14 text-muted">{note}</div>
      </div>
      <div className="flex flex-wrap gap-1">{children}</div>
    </li>
  )
}
