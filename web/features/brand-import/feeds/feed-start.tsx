import { useMutation } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { BrandFeed } from '#contract/brand-feeds.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { useImportsChanged } from '../use-imports.ts'
import { FeedFields, type FeedValues } from './feed-fields.tsx'
import { feedHost } from './feed-host.ts'
import { useFeedList, useFeedsChanged } from './use-feeds.ts'

/** The feeds of the brand, and a new address to import once or on a schedule. */
export function FeedStart() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useFeedList()
  if (isError && !data) return <RetryRow text={t('feeds.listFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60" />
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-[700]">{t('feeds.title')}</h2>
        <p className="max-w-[60ch] text-14 text-muted">{t('feeds.intro')}</p>
      </div>
      {data.feeds.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.feeds.map((feed) => (
            <li key={feed.id}>
              <Item feed={feed} />
            </li>
          ))}
        </ul>
      )}
      <NewFeed hours={data.hours} />
    </section>
  )
}

function Item({ feed }: { readonly feed: BrandFeed }) {
  const { t } = useTranslation()
  const isSetUp = feed.setupImportId === null || feed.state !== 'setup'
  const path = isSetUp
    ? to(PATHS.feed, { feedId: feed.id })
    : to(PATHS.importedFile, { importId: feed.setupImportId ?? '' })
  return (
    <Link href={path} className="flex min-h-14 items-center gap-3 py-2 hover:bg-surface">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[600]">{feedHost(feed)}</span>
        <span className="tabular block text-12 text-muted">
          {t('feeds.every', { count: feed.everyHours })}
          {feed.lastRunAt && (
            <>
              {' · '}
              <Moment at={feed.lastRunAt} />
            </>
          )}
        </span>
        {feed.failure && <span className="block text-12 text-signal-text">{feed.failure}</span>}
      </span>
      <span className="shrink-0 text-right text-14">{t(`feeds.state-${feed.state}`)}</span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
    </Link>
  )
}

const EMPTY: FeedValues = { address: '', username: '', password: '', everyHours: null }

function NewFeed({ hours }: Pick<Parameters<typeof FeedFields>[0], 'hours'>) {
  const { t } = useTranslation()
  const feedsChanged = useFeedsChanged()
  const importsChanged = useImportsChanged()
  const [values, setValues] = useState<FeedValues>({ ...EMPTY, everyHours: hours[0] ?? null })
  const fetching = useMutation({
    mutationFn: (body: FeedValues) => call('POST /api/brand/feeds', { body }),
    onSuccess: ({ id }) => go(to(PATHS.importedFile, { importId: id })),
    onSettled: () => {
      feedsChanged()
      importsChanged()
    },
  })
  const { isPending, error } = fetching
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) fetching.mutate(values)
      }}
    >
      <FeedFields
        values={values}
        hours={hours}
        mayBeOnce
        hasPassword={false}
        onChange={(changes) => {
          setValues({ ...values, ...changes })
          fetching.reset()
        }}
      />
      <FormError text={error && shownMessage(error, t, t('feeds.fetchFailed'))} />
      <Button type="submit" tone="outline" busy={isPending}>
        {t('feeds.fetch')}
      </Button>
      <LiveRegion text={isPending ? t('feeds.fetching') : ''} />
      {isPending && <p className="text-14 text-muted">{t('feeds.fetching')}</p>}
    </form>
  )
}
