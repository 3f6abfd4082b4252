import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useFeedList } from './use-feeds.ts'

/** Leads from an import to its feed, as long as that was not removed. */
export function FeedLink({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data } = useFeedList()
  if (!data?.feeds.some((feed) => feed.id === id)) return null
  return (
    <Link href={to(PATHS.feed, { feedId: id })} className="shrink-0 underline">
      {t('feeds.ofFeed')}
    </Link>
  )
}
