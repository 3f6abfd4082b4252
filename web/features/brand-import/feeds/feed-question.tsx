import { CircleAlert } from 'lucide-react'
import type { BrandFeedWithRuns } from '#contract/brand-feeds.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useFeedAction } from './use-feeds.ts'

interface FeedQuestionProps {
  readonly feed: BrandFeedWithRuns
  readonly question: NonNullable<BrandFeedWithRuns['question']>
}

/** What the guard asks: content that would change too much at once. */
export function FeedQuestion({ feed, question }: FeedQuestionProps) {
  const { t } = useTranslation()
  const { id, version } = feed
  const answers = useFeedAction<boolean>(id, (isAccepted) =>
    call('POST /api/brand/feeds/{id}/answer', { params: { id }, body: { version, isAccepted } }),
  )
  const answer = (isAccepted: boolean) =>
    answers.mutate(isAccepted, { onError: (error) => showFailure(error, t, t('feeds.failed')) })
  return (
    <section className="flex flex-col gap-4 rounded-card border-2 border-ink p-4">
      <div className="flex items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 shrink-0" />
        <div className="min-w-0">
          <h3 className="text-18 font-[700]">{t('feeds.question')}</h3>
          <ul className="tabular text-14">
            {question.gone > 0 && <li>{t('feeds.gone', { count: question.gone })}</li>}
            {question.drastic > 0 && <li>{t('feeds.drastic', { count: question.drastic })}</li>}
          </ul>
          <p className="text-14 text-muted">{t('feeds.questionText', { count: question.products })}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link href={to(PATHS.importedFile, { importId: question.importId })} className={buttonLook('volt')}>
          {t('feeds.look')}
        </Link>
        <Button tone="outline" busy={answers.isPending} onClick={() => answer(true)}>
          {t('feeds.accept')}
        </Button>
        <Button tone="outline" busy={answers.isPending} onClick={() => answer(false)}>
          {t('feeds.decline')}
        </Button>
      </div>
    </section>
  )
}
