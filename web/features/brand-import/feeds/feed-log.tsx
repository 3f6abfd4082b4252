import { ChevronRight } from 'lucide-react'
import { FEED_LIMITS } from '#contract/brand-feeds.limits.ts'
import type { BrandFeedRun } from '#contract/brand-feeds.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** The last runs, newest first; each leads to its products and its file of faulty rows. */
export function FeedLog({ runs }: { readonly runs: readonly BrandFeedRun[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="mb-2 text-18 font-[700]">{t('feeds.log', { n: FEED_LIMITS.runs })}</h3>
      {runs.length === 0 && <p className="text-14 text-muted">{t('feeds.noRuns')}</p>}
      {runs.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {runs.map((run) => (
            <li key={run.id}>
              <Item run={run} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const LINE = 'flex min-h-14 items-center gap-3 py-2'

function Item({ run }: { readonly run: BrandFeedRun }) {
  const { importId } = run
  if (importId === null)
    return (
      <div className={LINE}>
        <Facts run={run} />
      </div>
    )
  return (
    <Link href={to(PATHS.importedFile, { importId })} className={`${LINE} hover:bg-surface`}>
      <Facts run={run} />
      <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
    </Link>
  )
}

function Facts({ run: { startedAt, outcome, failure, counts } }: { readonly run: BrandFeedRun }) {
  const { t } = useTranslation()
  const hasCounts = outcome === 'imported' || outcome === 'asking'
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-[600]">{t(`feeds.outcome-${outcome}`)}</span>
      <span className="tabular block text-12 text-muted">
        <Moment at={startedAt} />
        {hasCounts && ` · ${t('feeds.counts', counts)}`}
      </span>
      {failure && <span className="block text-12 text-signal-text">{failure}</span>}
    </span>
  )
}
