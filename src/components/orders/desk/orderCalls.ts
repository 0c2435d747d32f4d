import { listOrders, listSales, readDeskOrder, summarizeOrders } from '@/contracts/orders/deskCalls'

/** The calls whose answers depend on an order; reload them after each change of one. */
export const ORDER_CALLS = [readDeskOrder, listOrders, listSales, summarizeOrders] as const
