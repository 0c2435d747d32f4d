/** Shown while the session loads (dashboard spec, section 2). */
export function DashboardLoading() {
  return (
    <main className="empty">
      <output>Loading dashboard...</output>
    </main>
  )
}
