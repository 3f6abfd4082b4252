import { Share2 } from 'lucide-react'
import { publicAddress } from '#web/api/public-address.ts'
import { share } from '#web/device/share.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { showToast, type Toast } from '../feedback/toast.ts'
import { IconButton } from './icon-button.tsx'

interface ShareButtonProps {
  readonly label: string
  readonly title: string
  /** Of the page that is shared. */
  readonly path: string
}

/** Shares a page by the device's dialog, or copies its link, and shows the result in a toast (Spec §8). */
export function ShareButton({ label, title, path }: ShareButtonProps) {
  const { t } = useTranslation()
  const onClick = async () => {
    const toast = toasts(t)[await share(title, publicAddress(path))]
    if (toast) showToast(toast)
  }
  return <IconButton label={label} icon={<Share2 aria-hidden size={20} />} onClick={() => void onClick()} />
}

const toasts = (t: Translate): Readonly<Record<Awaited<ReturnType<typeof share>>, Toast | null>> => ({
  shared: null,
  cancelled: null,
  copied: { title: t('ui.linkCopiedTitle'), text: t('ui.linkCopiedText') },
  'share-failed': { title: t('ui.shareFailedTitle'), text: t('ui.shareFailedText'), tone: 'destructive' },
  'copy-failed': { title: t('ui.error'), text: t('ui.copyFailedText'), tone: 'destructive' },
})
