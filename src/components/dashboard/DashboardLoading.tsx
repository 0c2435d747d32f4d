/** Shown while the session loads (docs/behaviour.md, 4.1). */
export function DashboardLoading() {
  return (
    <main className="empty">
      <output>Loading dashboard...</output>
    </main>
  )
}
