import { listOrders, listSales, readDeskOrder, summarizeOrders } from '@/contracts/orders/deskCalls'

/** The calls whose answers change with an order: to be loaded again after each change of one. */
export const ORDER_CALLS = [readDeskOrder, listOrders, listSales, summarizeOrders] as const
