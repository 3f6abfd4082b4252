import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { logout } from './logout.ts'

/** Signs out on this device. */
export function LogoutButton({ to }: { readonly to?: string }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      tone="outline"
      block
      busy={isBusy}
      onClick={() => {
        setBusy(true)
        void logout(to)
      }}
    >
      {!isBusy && <LogOut aria-hidden size={18} />}
      {isBusy ? t('profile.loggingOut') : t('profile.logout')}
    </Button>
  )
}
