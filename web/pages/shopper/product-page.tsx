import { useQuery } from '@tanstack/react-query'
import { SearchX, WifiOff } from 'lucide-react'
import { useLocation } from 'wouter'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { productPageName } from '#web/product/product-page-name.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { goBack } from '#web/ui/page/navigation.ts'
import { usePageName } from '#web/ui/page/page-name.ts'
import { ProductDialog } from './product-dialog.tsx'

const close = () => goBack(PATHS.home)

/** A product by its address: its detail over the deck, which closing it leads to. */
export function Page() {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const [path] = useLocation()
  const id = paramsOf(PATHS.product, path)?.productId ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/products/{id}', id, language],
    queryFn: ({ signal }) => call('GET /api/products/{id}', { params: { id }, signal }),
  })
  usePageName(data && productPageName(data))
  if (data) return <ProductDialog product={data} timezone={timezone} explains onPassed={close} onClose={close} />
  if (!error) {
    return (
      <p role="status" className="sr-only">
        {t('ui.loading')}
      </p>
    )
  }
  return isNotFound(error) ? (
    <Dialog open onClose={close} title={t('product.unknown')} bare>
      <EmptyState icon={<SearchX size={34} />} title={t('product.unknown')} text={t('product.unknownText')}>
        <Button onClick={close}>{t('product.toDeck')}</Button>
      </EmptyState>
    </Dialog>
  ) : (
    <Dialog open onClose={close} title={t('product.failed')} bare>
      <EmptyState icon={<WifiOff size={34} />} title={t('product.failed')} text={t('product.failedText')}>
        <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
      </EmptyState>
    </Dialog>
  )
}
