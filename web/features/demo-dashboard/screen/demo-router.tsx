import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { type BrowserLocationHook, useBrowserLocation } from 'wouter/use-browser-location'
import { navigate } from '#web/ui/page/navigation.ts'
import { demoAddress, workspacePath } from '../demo-address.ts'

/** Lets the pages of the workspace believe that they are at their own address. */
const useWorkspaceLocation: BrowserLocationHook = (options) => {
  const [path] = useBrowserLocation(options)
  return [workspacePath(path), (to, how) => navigate(String(to), how)]
}

/** Every link inside leads to an address of the demo. */
export function DemoRouter({ children }: { readonly children: ReactNode }) {
  return (
    <Router hook={useWorkspaceLocation} hrefs={(href) => demoAddress(href) ?? href}>
      {children}
    </Router>
  )
}
