import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { goBack } from '../page/navigation.ts'
import { IconButton } from './icon-button.tsx'

/** Goes back, or to `fallback` after a direct visit. */
export function BackButton({ fallback }: { readonly fallback: string }) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('ui.back')}
      icon={<ArrowLeft aria-hidden size={24} />}
      onClick={() => goBack(fallback)}
      className="-ml-3"
    />
  )
}
