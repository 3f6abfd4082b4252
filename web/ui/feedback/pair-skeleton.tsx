import { useTranslation } from '#web/i18n/language.ts'
import { Skeleton } from './skeleton.tsx'

/** The shape of two tiles that are loading. */
export function PairSkeleton({ tile = 'aspect-3/4' }: { readonly tile?: 'aspect-3/4' | 'aspect-square' }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid grid-cols-2 gap-3 sm:gap-4">
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c', 'd'].map((each) => (
        <Skeleton key={each} className={`${tile} rounded-sheet!`} />
      ))}
    </div>
  )
}
