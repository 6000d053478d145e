export { TicketDrawing as JamDrawing } from './ticket.tsx';
