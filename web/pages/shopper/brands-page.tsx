import { useTimezone } from '#web/api/use-timezone.ts'
import { BrandsView } from '#web/features/brands/brands-view.tsx'
import { SearchLink } from '#web/features/search/search-link.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

/** Product 7: all brands, and the link to the search. */
export function Page() {
  const { t } = useTranslation()
  return (
    <PageFrame title={t('brands.title')} className="max-w-6xl!" after={<SearchLink />}>
      <BrandsView timezone={useTimezone()} />
    </PageFrame>
  )
}
